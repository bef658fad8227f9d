import type { PayloadRequest } from 'payload'
import { isAdmin } from '../../collections/access/roles'
import { type Account, findAccount } from '../../domain/accounts'
import { isObjectId } from '../../platform/isObjectId'
import { problem } from '../answers'
import { requireRecentAuth } from '../authentication/requireRecentAuth'

type Required = { account: Account } | { refusal: Response }

/**
 * The account that an administrator's request is about.
 * @returns the account, or the refusal: 401 for a visitor, 403 for everybody but administrators, 404 for an
 * unknown account
 */
export const requireAccount = async ({ payload, routeParams, user }: PayloadRequest): Promise<Required> => {
  if (!user) return { refusal: problem(401, 'unauthenticated', 'Please sign in') }
  if (!isAdmin(user))
    return { refusal: problem(403, 'forbidden', 'You are not allowed to perform this action.') }
  const id = routeParams?.id
  const account = isObjectId(id) ? await findAccount(payload, id) : undefined
  return account ? { account } : { refusal: problem(404, 'not_found', 'This account could not be found') }
}

/** The same for a sensitive change: also refuses with 401 without a proof of identity within the last ten minutes. */
export const requireAccountToChange = async (req: PayloadRequest): Promise<Required> => {
  const required = await requireAccount(req)
  if ('refusal' in required) return required
  const refusal = await requireRecentAuth(req)
  return refusal ? { refusal } : required
}
