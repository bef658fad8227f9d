import { confirmAddress } from '../../../domain/accounts/authentication'
import { confirmSchema } from '../../../domain/accounts/authentication/authentication.schema'
import { fieldProblem, problem, tooManyAttempts } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { everybody } from '../../guards'
import { answerSignIn } from './answerSignIn'

export const LINK_SPENT = 'This link has been used already or has expired. Please ask for a new one.'
const OTHER_PASSWORD =
  'This is not the password that this account was created with. If you do not know it, choose a new one.'

/**
 * `POST /api/users/confirm` `{ token, password }`: confirms the email that a mail went to, and signs in. The
 * password is that of the sign-up which the mail belongs to. It becomes the account's password; access from
 * an earlier sign-up ends.
 * Only a person's click on the button sends this; opening the link does not.
 * Answers 200 with the answer of `POST /api/users/login`, 200 `{ outcome: 'confirmed' }` for a locked
 * account, 400 `link_spent` for an invalid or expired token, 403 `wrong_password` (the link remains valid),
 * 429 after ten wrong ones in 15 minutes.
 */
export const confirm = declareEndpoint({
  method: 'post',
  path: '/confirm',
  access: everybody,
  gateway: { isOpenToVisitors: true },
  body: confirmSchema,
  handler: async (req, { body }) => {
    const result = await confirmAddress(req, body)
    if ('outcome' in result) return Response.json(result)
    if (!('problem' in result)) return answerSignIn(req, result)
    if (result.problem === 'link_spent') return problem(400, 'link_spent', LINK_SPENT)
    return result.problem === 'too_many_attempts'
      ? tooManyAttempts(result.retryAfterSeconds)
      : fieldProblem(403, 'wrong_password', 'password', OTHER_PASSWORD)
  },
})
