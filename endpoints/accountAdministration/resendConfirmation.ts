import type { Endpoint } from 'payload'
import { recordChange } from '../../domain/audit/recordChange'
import { problem } from '../answers'
import { mailAccountLink } from '../../domain/authentication/mailAccountLink'
import { requireAccount } from './requireAccount'

/**
 * `POST /api/users/:id/confirmation`: mails the link that confirms an account's address once more.
 * Answers 200 `{ outcome: 'sent' }`, 401, 403, 404, 409 for an address that is confirmed and for a locked account.
 */
export const resendConfirmation: Endpoint = {
  method: 'post',
  path: '/:id/confirmation',
  handler: async (req) => {
    const asked = await requireAccount(req)
    if ('refusal' in asked) return asked.refusal
    const { id, email, emailVerifiedAt, lockedAt } = asked.account
    if (emailVerifiedAt) return problem(409, 'confirmed', 'This address is already confirmed.')
    if (lockedAt) return problem(409, 'locked', 'This account is locked.')
    await mailAccountLink(req.payload, 'confirm', { id, email })
    await recordChange(req, {
      action: 'account.confirmation-resent',
      subject: { collection: 'users', id },
      account: id,
    })
    return Response.json({ outcome: 'sent' })
  },
}
