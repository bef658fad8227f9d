import { type ComponentProps, useId } from 'react'
import { FieldError } from './Field'

export interface SelectProps extends Omit<ComponentProps<'select'>, 'id'> {
  label: string
  hint?: string
  error?: string
  /** Given by a form whose error summary links to its fields; else made up. */
  id?: string
  /** What stands for no choice. */
  emptyLabel: string
  options: readonly { value: string; label: string }[]
}

/** A labelled choice from a list: the browser's own, which every phone knows how to show. */
export const Select = ({ label, hint, error, id: givenId, emptyLabel, options, ...select }: SelectProps) => {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-ink-soft">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <select
        {...select}
        id={id}
        className="field-input"
        aria-invalid={error ? true : undefined}
        aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
      >
        <option value="">{emptyLabel}</option>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
