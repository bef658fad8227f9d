import type { Endpoint, PayloadRequest } from 'payload'
import { queueMail } from '../../server/services/mail'
import { allowAttempt } from '../../server/services/rateLimits'
import { invalid, problem, readJson } from '../answers'
import { createAccount } from './createAccount'
import { signUpSchema } from './schema'

/**
 * `POST /api/users/sign-up` `{ fullName, email, password }`: makes an account.
 * Answers 201 `{ isConfirmationRequired }` whether or not the address had an account already (its owner is told by
 * mail instead), 400 naming the fields that are wrong, 429 after too many tries from one address.
 */
export const signUp: Endpoint = {
  method: 'post',
  path: '/sign-up',
  handler: async (req: PayloadRequest) => {
    const input = signUpSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const attempt = await allowAttempt(req, 'sign-up')
    if (!attempt.isAllowed) {
      return problem(429, 'too_many_attempts', 'Too many attempts. Please wait a few minutes and try again.', {
        'Retry-After': String(attempt.retryAfterSeconds),
      })
    }
    const created = await createAccount(req.payload, input.data)
    if (!created) {
      const { email } = input.data
      await queueMail(req.payload, { template: 'accountExists', to: email, data: {}, dedupeKey: `accountExists:${email}:${new Date().toISOString().slice(0, 10)}` })
    }
    return Response.json({ isConfirmationRequired: false }, { status: 201 })
  },
}
