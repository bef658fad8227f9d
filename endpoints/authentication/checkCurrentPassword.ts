import type { PayloadRequest } from 'payload'
import { recordSecurityEvent } from '../../domain/audit'
import { allowAttempt } from '../../platform/rateLimits'
import { fieldProblem, tooManyAttempts } from '../answers'
import { isPasswordCorrect } from '../../domain/credentials'

export const WRONG_PASSWORD = 'The password is not correct.'

/**
 * Asks the account's password again, before something that a borrowed session must not do.
 * @param field name of the password's field in the body, which the refusal is about
 * @returns undefined when it is right; else the refusal: 403 `wrong_password`, 429 after ten wrong ones in 15 minutes
 */
export const checkCurrentPassword = async (
  req: PayloadRequest,
  userId: string,
  password: string,
  field = 'password',
): Promise<Response | undefined> => {
  const attempt = await allowAttempt(req, 'current-password', userId)
  if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
  const credential = await req.payload.db.findOne<{ id: string; passwordHash: string }>({
    collection: 'credentials',
    where: { user: { equals: userId } },
  })
  if (!(await isPasswordCorrect(password, credential?.passwordHash))) {
    await recordSecurityEvent(req, { event: 'proof.failed', account: userId })
    return fieldProblem(403, 'wrong_password', field, WRONG_PASSWORD)
  }
  await attempt.forget()
  return undefined
}
