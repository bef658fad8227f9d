import { useState } from 'react'
import { Field, type FieldProps } from './Field'

/** A password's field, with a button that shows what was typed: fewer mistakes on a small keyboard. */
export const PasswordField = (props: Omit<FieldProps, 'type' | 'aside'>) => {
  const [isShown, setIsShown] = useState(false)
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      aside={
        <button
          type="button"
          className="btn ms-2 min-w-[4.75rem] flex-none border-edge"
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
          <span className="sr-only"> password</span>
        </button>
      }
    />
  )
}
