'use client'

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import { useState } from 'react'
import { AMOUNT_TEXTS, parseAmount } from '../../../platform/money.schema'
import { formatAmount } from '../../../platform/moneyFormat.schema'

const toText = (value: unknown): string => {
  if (typeof value === 'number') return formatAmount(value)
  return typeof value === 'string' ? value : ''
}

/**
 * An amount in a record of the panel: stored in minor units, typed and read in units, `1,250.00`. What is no amount is
 * kept as it was typed, and refused when the record is saved.
 */
export const AmountField = ({ field, path, readOnly }: NumberFieldClientProps) => {
  const { value, setValue, showError, disabled } = useField<number | string | null>({ path })
  const [typed, setTyped] = useState<string | null>(null)
  const { label, required, admin } = field
  const id = `field-${path.replaceAll('.', '__')}`
  const change = (text: string): void => {
    setTyped(text)
    setValue(text.trim() === '' ? null : (parseAmount(text) ?? text))
  }
  return (
    <div className={`field-type number${showError ? ' error' : ''}`} style={{ flex: '1 1 10rem' }}>
      <FieldLabel htmlFor={id} label={label} path={path} required={required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={typeof value === 'string'}
          aria-describedby={typeof value === 'string' ? `${id}-problem` : undefined}
          placeholder="0.00"
          disabled={Boolean(readOnly) || disabled}
          value={typed ?? toText(value)}
          onChange={({ target }) => change(target.value)}
          onBlur={() => setTyped(null)}
        />
      </div>
      {typeof value === 'string' && (
        <div id={`${id}-problem`} role="alert" style={{ color: 'var(--theme-error-500)' }}>
          {AMOUNT_TEXTS.invalid}
        </div>
      )}
      <FieldDescription description={admin?.description} path={path} />
    </div>
  )
}
