import { type ReactNode, useId } from 'react'
import { Icon } from './Icon'

export interface FieldFrameProps {
  label: string
  hint?: ReactNode
  error?: string
  /** Given by a form whose error summary links to its fields; else made up. */
  id?: string
}

/** What the control inside spreads on itself. */
export interface ControlProps {
  id: string
  className: string
  'aria-invalid'?: true
  'aria-describedby'?: string
}

/**
 * A control with its label, its hint and its error, wired together for those who cannot see that they stand
 * together.
 */
export const FieldFrame = ({
  label,
  hint,
  error,
  id: givenId,
  children,
}: FieldFrameProps & { children: (control: ControlProps) => ReactNode }) => {
  const ownId = useId()
  const id = givenId ?? ownId
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={hintId} className="text-ink-soft">
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {children({
        id,
        className: 'field-input',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined,
      })}
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
