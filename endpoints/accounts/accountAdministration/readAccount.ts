import type { Endpoint } from 'payload'
import { readAccountDetail } from '../../../domain/accounts/accountAdministration'
import type { AccountDetail } from '../../../domain/accounts/accountAdministration/accounts.schema'
import { readGrants } from '../../../domain/accounts/roleGrants'
import { requireAccountToRead } from './requireAccount'

/**
 * `GET /api/users/:id/account`: the data of an account for staff who help its owner; of one that was merged, that
 * of the one that remained, with its id. Answers 200 `AccountDetail`, 401, 403, 404.
 */
export const readAccount: Endpoint = {
  method: 'get',
  path: '/:id/account',
  handler: async (req) => {
    const required = await requireAccountToRead(req)
    if ('refusal' in required) return required.refusal
    const [detail, roles] = await Promise.all([
      readAccountDetail(req.payload, required.account),
      readGrants(req.payload, required.account.id),
    ])
    return Response.json({ ...detail, roles } satisfies AccountDetail)
  },
}
