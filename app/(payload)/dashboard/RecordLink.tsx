'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { dashboardPathOf } from './dashboardPaths'

/** In a record's header: leads to the same record on the dashboard, where it is worked on. */
export const RecordLink = () => {
  const { id, collectionSlug, savedDocumentData } = useDocumentInfo()
  const path =
    id && collectionSlug && !savedDocumentData?.deletedAt
      ? dashboardPathOf(collectionSlug, String(id), savedDocumentData ?? {})
      : undefined
  return path ? (
    <a href={path} style={{ whiteSpace: 'nowrap', alignSelf: 'center' }}>
      Open on the dashboard
    </a>
  ) : null
}
