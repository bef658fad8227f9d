import { authMessages } from '../../lib/messages/authMessages'
import type { FieldProps } from './Field'
import { PasswordField } from './PasswordField'

/**
 * A new password's field: its refusal carries the specification's title. Source: spec.md section 5, "Sign-up
 * and reset".
 */
export const NewPasswordField = ({ error, ...field }: Omit<FieldProps, 'type' | 'aside' | 'hint'>) => (
  <PasswordField
    {...field}
    error={error && `${authMessages.invalidPassword}: ${error}`}
    hint={authMessages.passwordHint}
    autoComplete="new-password"
    required
  />
)
