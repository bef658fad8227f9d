import { authMessages } from './messages/authMessages'

/** A new password's field: its refusal carries the specification's title. Source: spec.md section 5, "Sign-up and reset". */
export const newPasswordField = <Props extends { error: string | undefined }>(field: Props): Props =>
  field.error ? { ...field, error: `${authMessages.invalidPassword}: ${field.error}` } : field
