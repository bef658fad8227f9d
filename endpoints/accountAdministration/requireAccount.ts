import type { PayloadRequest } from 'payload'
import { isAdmin } from '../../collections/access/roles'
import { modelOf } from '../../platform/database'
import { problem } from '../answers'
import { isObjectId } from '../../platform/isObjectId'

export interface AskedAccount {
  id: string
  email: string
  lockedAt: Date | null
  emailVerifiedAt: Date | null
}

/**
 * The account that an administrator's request is about.
 * @returns the account, or the refusal: 401 for a visitor, 403 for who is no administrator, 404 for an unknown account
 */
export const requireAccount = async ({
  payload,
  routeParams,
  user,
}: PayloadRequest): Promise<{ account: AskedAccount } | { refusal: Response }> => {
  if (!user) return { refusal: problem(401, 'unauthenticated', 'Please sign in') }
  if (!isAdmin(user))
    return { refusal: problem(403, 'forbidden', 'You are not allowed to perform this action.') }
  const id = routeParams?.id
  const found = isObjectId(id)
    ? await modelOf(payload, 'users')
        .findById(id, { email: 1, lockedAt: 1, emailVerifiedAt: 1 })
        .lean<{ email: string; lockedAt?: Date | null; emailVerifiedAt?: Date | null }>()
    : null
  if (!isObjectId(id) || !found)
    return { refusal: problem(404, 'not_found', 'This account could not be found') }
  return {
    account: {
      id,
      email: found.email,
      lockedAt: found.lockedAt ?? null,
      emailVerifiedAt: found.emailVerifiedAt ?? null,
    },
  }
}
