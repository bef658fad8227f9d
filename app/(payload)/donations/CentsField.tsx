'use client'

import { useField } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import { formatCents } from '../../../domain/money/donations/donation.schema'
import { ReadOnlyField } from '../words/ReadOnlyField'

/**
 * An amount in a record of the panel, as people read it. Amounts come from the payment provider: nobody types
 * them here.
 */
export const CentsField = ({ field, path }: NumberFieldClientProps) => {
  const { value } = useField<number | null>({ path })
  return (
    <ReadOnlyField
      label={field.label}
      path={path}
      text={typeof value === 'number' ? formatCents(value) : '–'}
    />
  )
}
