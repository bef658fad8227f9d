import { type ComponentProps, useId } from 'react'
import { FieldError } from './Field'

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'name'> {
  name: string
  label: string
  hint?: string
  error?: string
  /** Given by a form whose error summary links to its fields; else made up. */
  id?: string
}

/** A labelled field for several lines, wired to its hint and its error. */
export const TextArea = ({ label, hint, error, id, rows = 7, ...textarea }: TextAreaProps) => {
  const ownId = useId()
  const inputId = id ?? ownId
  const hintId = `${inputId}-hint`
  const errorId = `${inputId}-error`
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={inputId} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={hintId} className="text-ink-soft">
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <textarea
        {...textarea}
        id={inputId}
        rows={rows}
        className="field-input resize-y"
        aria-invalid={error ? true : undefined}
        aria-describedby={[hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined}
      />
    </div>
  )
}
