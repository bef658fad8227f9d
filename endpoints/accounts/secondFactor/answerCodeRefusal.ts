import type { CodeRefusal } from '../../../domain/accounts/secondFactor'
import { fieldProblem, tooManyAttempts } from '../../answers'

/** Each text serves for every reason: nobody learns which codes were right at another time before a right one. */
const TEXTS = {
  code_required: 'Please enter a code from your authenticator app',
  wrong_code:
    'This code is not correct, or was used already. Please enter the next one that your app shows. If that does not help, set the clock of your phone to automatic.',
  wrong_recovery_code: 'This recovery code is not correct, or was used already.',
}

/** Answers why a code is not accepted: 403 `code_required` or `wrong_code`, or 429. */
export const answerCodeRefusal = (refusal: CodeRefusal): Response =>
  refusal.problem === 'too_many_attempts'
    ? tooManyAttempts(refusal.retryAfterSeconds)
    : fieldProblem(
        403,
        refusal.problem === 'code_required' ? 'code_required' : 'wrong_code',
        'code',
        TEXTS[refusal.problem],
      )
