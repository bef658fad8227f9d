import type { PayloadRequest } from 'payload'
import { handlesMoney } from '../../collections/access/roles'
import { problem } from '../answers'
import { requireRecentAuth } from '../authentication/requireRecentAuth'

/** The refusal for anyone who does not handle money: 401 for a visitor, 403 for anyone else; undefined for who does. */
export const refuseUnlessMoneyStaff = ({ user }: Pick<PayloadRequest, 'user'>): Response | undefined => {
  if (!user) return problem(401, 'unauthenticated', 'Please sign in')
  return handlesMoney(user)
    ? undefined
    : problem(403, 'forbidden', 'You are not allowed to perform this action.')
}

/** The same for what moves money: it also asks for a recent proof of identity, 401 `reauthentication_required`. */
export const refuseToMoveMoney = async (req: PayloadRequest): Promise<Response | undefined> =>
  refuseUnlessMoneyStaff(req) ?? (await requireRecentAuth(req))
