'use client'

import { FieldLabel } from '@payloadcms/ui'
import type { NumberFieldClientProps, TextFieldClientProps } from 'payload'

interface ReadOnlyFieldProps {
  label: (NumberFieldClientProps | TextFieldClientProps)['field']['label']
  path: string
  /** The value as people read it. */
  text: string
}

/** A value in a record of the panel that the server wrote: nobody types it. */
export const ReadOnlyField = ({ label, path, text }: ReadOnlyFieldProps) => {
  const id = `field-${path}`
  return (
    <div className="field-type text read-only" style={{ flex: '1 1 10rem' }}>
      <FieldLabel htmlFor={id} label={label} path={path} />
      <div className="field-type__wrap">
        <input id={id} type="text" disabled value={text} />
      </div>
    </div>
  )
}
