'use client'

import { useField, useFormFields } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import { ReadOnlyField } from '../words/ReadOnlyField'
import { moneyText } from './moneyText'

type MoneyFieldProps = NumberFieldClientProps & { currencyField: string }

/** An amount in a record of the panel, as people read it. The server wrote it: nobody types it here. */
export const MoneyField = ({ currencyField, field, path }: MoneyFieldProps) => {
  const { value } = useField<number | null>({ path })
  const currency = useFormFields(([fields]) => fields[currencyField]?.value)
  return <ReadOnlyField label={field.label} path={path} text={moneyText(value, currency)} />
}
