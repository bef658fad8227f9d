import type { Endpoint } from 'payload'
import { signOutEverywhere as endSessionsOf } from '../../../domain/accounts/accountAdministration'
import type { SessionsEnded } from '../../../domain/accounts/accountAdministration/accounts.schema'
import { requireAccountToChange } from './requireAccount'

/**
 * `POST /api/users/:id/sign-out`: ends every session of an account. Answers 200 `{ ended }` with their
 * number, 401 without a session or a recent proof, 403, 404.
 */
export const signOutEverywhere: Endpoint = {
  method: 'post',
  path: '/:id/sign-out',
  handler: async (req) => {
    const required = await requireAccountToChange(req)
    if ('refusal' in required) return required.refusal
    return Response.json({ ended: await endSessionsOf(req, required.account.id) } satisfies SessionsEnded)
  },
}
