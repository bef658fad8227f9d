import type { PasswordRefusal } from '../../../domain/accounts/authentication'
import { fieldProblem, tooManyAttempts } from '../../answers'

const WRONG_PASSWORD = 'The password is not correct.'

/**
 * The answer to a wrong current password: 403 `wrong_password`, or 429 after too many.
 * @param field name of the password's field in the body
 */
export const answerPasswordRefusal = (refusal: PasswordRefusal, field = 'password'): Response =>
  refusal.problem === 'too_many_attempts'
    ? tooManyAttempts(refusal.retryAfterSeconds)
    : fieldProblem(403, 'wrong_password', field, WRONG_PASSWORD)
