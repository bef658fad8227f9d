import { signUp as createOwnAccount } from '../../../domain/accounts/authentication'
import { signUpSchema } from '../../../domain/accounts/authentication/authentication.schema'
import { problem, tooManyAttempts } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { everybody } from '../../guards'

/**
 * `POST /api/users/sign-up` `{ fullName, email, password }`: creates an account. Where emails are not
 * confirmed, a new one counts as confirmed; where they are, nobody can sign in before, and name and password
 * are applied once the mailed link is used together with the password (docs/decisions, "An account belongs to
 * who reads its address").
 * Answers 201 `{ isConfirmationRequired }` whether or not the email had an account already (its owner is told
 * by mail instead), 400 naming the invalid fields, 429 after too many attempts from one client address, 503
 * when the account was created and its confirmation cannot be mailed (spec.md section 8, "Email Service Not
 * Configured").
 */
export const signUp = declareEndpoint({
  method: 'post',
  path: '/sign-up',
  access: everybody,
  gateway: { isOpenToVisitors: true },
  body: signUpSchema,
  handler: async (req, { body }) => {
    const result = await createOwnAccount(req, body)
    if (!('problem' in result)) return Response.json(result, { status: 201 })
    return result.problem === 'too_many_attempts'
      ? tooManyAttempts(result.retryAfterSeconds)
      : problem(503, 'mail_not_configured', 'Error sending confirmation email')
  },
})
