import type { PayloadRequest } from 'payload'
import { markAuthenticated } from '../credentials'
import { type CodeRefusal, checkOwnCode } from '../secondFactor'
import type { Reauthenticate } from './authentication.schema'
import { type PasswordRefusal, checkCurrentPassword } from './checkCurrentPassword'

/**
 * Proves the identity behind a session again, by the password and, where two-step sign-in is on, a code.
 * @returns undefined when the session counts as recently authenticated from now on
 */
export const reauthenticate = async (
  req: PayloadRequest,
  { user, token }: { user: string; token: string },
  { password, code }: Reauthenticate,
): Promise<
  { password: PasswordRefusal } | { code: CodeRefusal } | { problem: 'session_ended' } | undefined
> => {
  const passwordRefusal = await checkCurrentPassword(req, user, password)
  if (passwordRefusal) return { password: passwordRefusal }
  const codeRefusal = await checkOwnCode(req, user, code)
  if (codeRefusal) return { code: codeRefusal }
  return (await markAuthenticated(req.payload, token)) ? undefined : { problem: 'session_ended' }
}
