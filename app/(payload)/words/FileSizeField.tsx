'use client'

import { FieldLabel, useField } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import { formatFileSize } from '../../../frontend/lib/fileSize'

/** The size of a file in a record of the panel. The server measured it: nobody types it here. */
export const FileSizeField = ({ field, path }: NumberFieldClientProps) => {
  const { value } = useField<number | null>({ path })
  const id = `field-${path}`
  return (
    <div className="field-type text read-only" style={{ flex: '1 1 10rem' }}>
      <FieldLabel htmlFor={id} label={field.label} path={path} />
      <div className="field-type__wrap">
        <input id={id} type="text" disabled value={typeof value === 'number' ? formatFileSize(value) : '–'} />
      </div>
    </div>
  )
}
