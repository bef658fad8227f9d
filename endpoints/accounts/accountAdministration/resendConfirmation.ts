import type { Endpoint } from 'payload'
import { resendConfirmation as mailConfirmation } from '../../../domain/accounts/accountAdministration'
import type { ConfirmationSent } from '../../../domain/accounts/accountAdministration/accounts.schema'
import { problem } from '../../answers'
import { requireAccount } from './requireAccount'

/**
 * `POST /api/users/:id/confirmation`: mails the link that confirms an account's address once more.
 * Answers 200 `{ outcome: 'sent' }`, 401, 403, 404, 409 for an address that is confirmed and for a locked account.
 */
export const resendConfirmation: Endpoint = {
  method: 'post',
  path: '/:id/confirmation',
  handler: async (req) => {
    const required = await requireAccount(req)
    if ('refusal' in required) return required.refusal
    const refused = await mailConfirmation(req, required.account)
    if (refused === 'confirmed') return problem(409, 'confirmed', 'This address is already confirmed.')
    if (refused === 'locked') return problem(409, 'locked', 'This account is locked.')
    return Response.json({ outcome: 'sent' } satisfies ConfirmationSent)
  },
}
