import type { CollectionConfig } from 'payload'
import { withRight } from './withRight'
import { publishedOr } from './publishedOr'

const editors = withRight('content')

/** The access of editorial collections with drafts: everyone reads what is published, editors do the rest. */
export const publicContent: NonNullable<CollectionConfig['access']> = {
  create: editors,
  read: publishedOr('content'),
  readVersions: editors,
  update: editors,
  delete: editors,
}
