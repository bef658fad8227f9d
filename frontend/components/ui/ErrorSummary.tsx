import { useEffect, useRef } from 'react'

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
}

/** What is wrong with a form, above it: takes the focus and leads to the fields. */
export const ErrorSummary = ({ errors }: ErrorSummaryProps) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (errors.length > 0) box.current?.focus()
  }, [errors])
  if (errors.length === 0) return null
  return (
    // autoFocus: of a page that the server answers a form with, before or without JavaScript
    <div ref={box} autoFocus tabIndex={-1} role="alert" aria-labelledby="error-summary-title" className="mb-6 border-2 border-laterite bg-laterite-wash p-4">
      <h2 id="error-summary-title" className="text-lg">
        There is a problem
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
                  document.getElementById(fieldId)?.focus()
                }}
              >
                {message}
              </a>
            ) : href ? (
              <a className="link block py-1 font-semibold text-laterite-deep" href={href} target="_blank" rel="noopener">
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
