import type { PayloadRequest } from 'payload'
import { requireRecentAuth } from '../authentication/requireRecentAuth'
import { refuseWithout } from '../refuseWithout'

/**
 * The refusal for anyone who may not move money: 401 for a visitor, 403 without the right, 401 `reauthentication_required`
 * without a recent proof of identity. Undefined for who may.
 */
export const refuseToMoveMoney = async (req: PayloadRequest): Promise<Response | undefined> =>
  refuseWithout('money', req) ?? (await requireRecentAuth(req))
