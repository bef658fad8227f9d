import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from './Icon'

export interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'name'> {
  name: string
  label: string
  hint?: ReactNode
  error?: string
  /** Given by a form whose error summary links to its fields; else made up. */
  id?: string
  /** Something beside the input, for example a button that shows a password. */
  aside?: ReactNode
}

/** A labelled input with its hint and its error, wired together for those who cannot see that they stand together. */
export const Field = ({ label, hint, error, id, aside, ...input }: FieldProps) => {
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
      <div className="flex">
        <input
          {...input}
          id={inputId}
          className="field-input"
          aria-invalid={error ? true : undefined}
          aria-describedby={[hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined}
        />
        {aside}
      </div>
    </div>
  )
}

export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} className="flex items-baseline gap-2 font-semibold text-laterite">
    <Icon name="alert" />
    <span>
      <span className="sr-only">Error: </span>
      {children}
    </span>
  </p>
)
