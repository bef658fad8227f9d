import type { Endpoint } from 'payload'
import { resetSecondFactor as resetOf } from '../../../domain/accounts/accountAdministration'
import type { FactorReset } from '../../../domain/accounts/accountAdministration/accounts.schema'
import { requireAccountToChange } from './requireAccount'

/**
 * `POST /api/users/:id/factor-reset`: switches off the two-step sign-in of a person who lost the telephone;
 * the owner is notified by mail. Answers 200 `{ wasOn }`, 401 without a session or a recent sign-in, 403,
 * 404.
 */
export const resetSecondFactor: Endpoint = {
  method: 'post',
  path: '/:id/factor-reset',
  handler: async (req) => {
    const required = await requireAccountToChange(req)
    if ('refusal' in required) return required.refusal
    return Response.json({ wasOn: await resetOf(req, required.account.id) } satisfies FactorReset)
  },
}
