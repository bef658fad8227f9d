import { useState } from 'react'
import { accountMessages } from '../../lib/messages/accountMessages'
import { Field, type FieldProps } from './Field'

/** A code of the authenticator app, or a recovery code in its place. */
export const CodeField = (props: Omit<FieldProps, 'label' | 'hint' | 'type' | 'aside'>) => {
  const [isRecovery, setIsRecovery] = useState(false)
  const shared = { ...props, autoCapitalize: 'none', spellCheck: false, required: true } as const
  return (
    <div className="grid justify-items-start gap-1 [&>:first-child]:w-full">
      {isRecovery ? (
        <Field
          key="recovery"
          {...shared}
          label="Recovery code"
          hint={accountMessages.recoveryCodeHint}
          autoComplete="off"
          maxLength={40}
        />
      ) : (
        <Field
          key="app"
          {...shared}
          label="Code"
          hint={accountMessages.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
        />
      )}
      <button type="button" className="link min-h-11" onClick={() => setIsRecovery(!isRecovery)}>
        {isRecovery ? 'Use a code from the app instead' : 'Use a recovery code instead'}
      </button>
    </div>
  )
}
