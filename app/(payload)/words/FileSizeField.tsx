'use client'

import { useField } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import { formatFileSize } from '../../../frontend/lib/fileSize'
import { ReadOnlyField } from './ReadOnlyField'

/** The size of a file in a record of the panel. The server measured it: nobody types it here. */
export const FileSizeField = ({ field, path }: NumberFieldClientProps) => {
  const { value } = useField<number | null>({ path })
  return (
    <ReadOnlyField
      label={field.label}
      path={path}
      text={typeof value === 'number' ? formatFileSize(value) : '–'}
    />
  )
}
