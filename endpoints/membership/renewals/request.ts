import { renewalSchema } from '../../../domain/membership/renewals/renewalForm.schema'
import { requestRenewal } from '../../../domain/money/dues'
import { allowAttempt } from '../../../platform/rateLimits'
import { problem, tooManyAttempts } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'
import { SIGN_IN_FIRST } from './mine'

const PROBLEMS = {
  not_renewable: 'You have no membership that can be renewed. Please contact us.',
  being_paid: 'Your present invoice is being paid. Please wait until the payment is checked.',
  changed_meanwhile: 'Your renewal has changed in the meantime. Please check it again.',
  no_such_fee: 'There is no fee in this currency. Please choose the other one.',
  open_already: 'You have already requested a renewal. We will contact you soon.',
}

/**
 * `POST /api/renewals/request` `{ years, currency? }`: renews the own membership. Where staff have set a fee,
 * the invoice is issued at once and its payment extends the membership; one is open for each person, and
 * another choice voids it. Without a fee staff confirm the request. Answers 201 `{ id, invoice }`, 400, 401,
 * 409 while a request is open, an invoice is being paid, or without a membership that ends, 429. Source:
 * spec.md section 2, "/membership/renewal"; issue 5, part 4.
 */
export const request = declareEndpoint({
  method: 'post',
  path: '/request',
  access: signedIn(SIGN_IN_FIRST),
  body: renewalSchema,
  handler: async (req, { body, user }) => {
    const attempt = await allowAttempt(req, 'renewal', user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const result = await requestRenewal(req, user, body)
    return 'problem' in result
      ? problem(409, result.problem, PROBLEMS[result.problem])
      : Response.json(result, { status: 201 })
  },
})
