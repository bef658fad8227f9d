import { useEffect, useRef, useState } from 'react'

export interface FormError {
  message: string
  /** Id of the field that the message is about. */
  fieldId?: string
  /** A page that helps, to be opened beside this one. */
  href?: string
}

export interface ErrorSummaryProps {
  /** A new array each time the form was refused: the summary takes the focus then. */
  errors: readonly FormError[]
  /** What stands above it. */
  title?: string
}

/** Leads to a field; false where there is none that can be used. */
const goToField = (id: string): boolean => {
  const field = document.getElementById(id)
  field?.focus({ preventScroll: true })
  if (!field || document.activeElement !== field) return false
  field.scrollIntoView({ block: 'center' })
  return true
}

/**
 * What is wrong with a form, above it: takes the focus and leads to the fields. One field that is wrong says
 * so itself: it takes the focus, and nothing is said twice. A form that the server sent back says it here,
 * for there may be no script.
 */
export const ErrorSummary = ({ errors, title = 'There is a problem' }: ErrorSummaryProps) => {
  const box = useRef<HTMLDivElement>(null)
  const [sentBack] = useState(errors)
  const [unreached, setUnreached] = useState<ErrorSummaryProps['errors']>()
  const only =
    errors.length === 1 && errors !== sentBack && errors !== unreached ? errors[0]?.fieldId : undefined
  useEffect(() => {
    if (only === undefined) {
      if (errors.length > 0) box.current?.focus()
    } else if (!goToField(only)) queueMicrotask(() => setUnreached(errors))
  }, [errors, only])
  if (errors.length === 0 || only !== undefined) return null
  return (
    // autoFocus: of a page that the server answers a form with, before or without JavaScript
    <div
      ref={box}
      autoFocus
      tabIndex={-1}
      role="alert"
      aria-labelledby="error-summary-title"
      className="mb-6 border-2 border-laterite bg-laterite-wash p-4"
    >
      <h2 id="error-summary-title" className="text-lg">
        {title}
      </h2>
      <ul className="mt-1 grid gap-1">
        {errors.map(({ message, fieldId, href }) => (
          <li key={`${fieldId ?? ''}${message}`}>
            {fieldId ? (
              <a
                className="link block py-1 font-semibold text-laterite-deep"
                href={`#${fieldId}`}
                onClick={(event) => {
                  event.preventDefault()
                  goToField(fieldId)
                }}
              >
                {message}
              </a>
            ) : href ? (
              <a
                className="link block py-1 font-semibold text-laterite-deep"
                href={href}
                target="_blank"
                rel="noopener"
              >
                {message}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
