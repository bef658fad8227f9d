'use client'

import { FieldLabel, useField } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import { formatCents } from '../../../collections/Donations/schema'

/** An amount in a record of the panel, as people read it. Amounts come from the payment provider: nobody types them here. */
export const CentsField = ({ field, path }: NumberFieldClientProps) => {
  const { value } = useField<number | null>({ path })
  const id = `field-${path}`
  return (
    <div className="field-type text read-only" style={{ flex: '1 1 10rem' }}>
      <FieldLabel htmlFor={id} label={field.label} path={path} />
      <div className="field-type__wrap">
        <input id={id} type="text" disabled value={typeof value === 'number' ? formatCents(value) : '–'} />
      </div>
    </div>
  )
}
