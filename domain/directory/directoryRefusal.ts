import type { PayloadRequest } from 'payload'
import { isStaff } from '../../collections/access/roles'
import { modelOf } from '../../platform/database'
import { isCurrentMember } from '../memberships'
import type { IndexedMembership } from './indexEntry'

/** Why the directory is closed to somebody. */
export type DirectoryRefusal = 'unauthenticated' | 'unverified' | 'no_membership'

/**
 * Whether the directory is open to whoever asks: to current members and staff with a confirmed address.
 * Source: decisions.md "Screens".
 * @returns why it is not, or undefined
 */
export const directoryRefusal = async ({
  payload,
  user,
}: Pick<PayloadRequest, 'payload' | 'user'>): Promise<DirectoryRefusal | undefined> => {
  if (!user) return 'unauthenticated'
  if (!user.emailVerifiedAt) return 'unverified'
  if (isStaff(user)) return undefined
  const membership = await modelOf(payload, 'memberships')
    .findOne({ user: user.id })
    .lean<IndexedMembership | null>()
  return isCurrentMember(membership) ? undefined : 'no_membership'
}

/** Whether the directory is open to whoever asks. */
export const canSeeDirectory = async (req: Pick<PayloadRequest, 'payload' | 'user'>): Promise<boolean> =>
  (await directoryRefusal(req)) === undefined
