'use client'

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { DateFieldClientProps } from 'payload'
import { formatDate, formatDateTime } from '../../../frontend/lib/dates'
import { fromJubaTime, toJubaTime } from '../../../platform/jubaTime'

/** A day is stored as its noon in UTC: the same day in every zone that people edit from. */
const fromDay = (day: string): string => `${day}T12:00:00.000Z`

/**
 * A date of the panel: the browser's own picker, in Juba time wherever the browser is, with the date spelt out below
 * (the day and the month of a picker change places between countries).
 */
export const JubaDateField = ({ field, path, readOnly }: DateFieldClientProps) => {
  const { value, setValue, showError, disabled } = useField<string | null>({ path })
  const { label, required, admin } = field
  const { pickerAppearance } = (admin?.date ?? {}) as { pickerAppearance?: string }
  const isDay = pickerAppearance === 'dayOnly'
  const spelt = value ? (isDay ? formatDate(value) : formatDateTime(value)) : ''
  const isFixed = Boolean(readOnly) || disabled
  const id = `field-${path.replaceAll('.', '__')}`
  const shown = value ? toJubaTime(value).slice(0, isDay ? 10 : 16) : ''
  return (
    <div
      className={`field-type text${showError ? ' error' : ''}${isFixed ? ' read-only' : ''}`}
      style={{ width: admin?.width ?? '100%', flex: '1 1 16rem' }}
    >
      <FieldLabel htmlFor={id} label={label} path={path} required={required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        {isFixed ? (
          <input id={id} type="text" value={spelt} disabled />
        ) : (
          <input
            id={id}
            type={isDay ? 'date' : 'datetime-local'}
            value={shown}
            onChange={({ target }) =>
              setValue(target.value ? (isDay ? fromDay(target.value) : fromJubaTime(target.value)) : null)
            }
          />
        )}
      </div>
      {!isFixed && spelt && (
        <div className="field-description" aria-live="polite">
          {spelt}
          {!isDay && ' in Juba'}
        </div>
      )}
      <FieldDescription description={admin?.description} path={path} />
    </div>
  )
}
