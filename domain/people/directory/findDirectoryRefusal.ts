import type { PayloadRequest } from 'payload'
import { isStaff } from '../../../collections/access/roles'
import { findMembership, isCurrentMember } from '../../membership/memberships'

/** Why the directory is closed to somebody. */
export type DirectoryRefusal = 'unauthenticated' | 'unverified' | 'no_membership'

type Reader = Pick<PayloadRequest, 'payload' | 'user'>

/**
 * Why the directory is closed to the reader: it is open to current members and staff with a confirmed address.
 * Source: decisions.md "Screens".
 * @returns undefined when it is open
 */
export const findDirectoryRefusal = async ({
  payload,
  user,
}: Reader): Promise<DirectoryRefusal | undefined> => {
  if (!user) return 'unauthenticated'
  if (!user.emailVerifiedAt) return 'unverified'
  if (isStaff(user)) return undefined
  return isCurrentMember(await findMembership(payload, user.id)) ? undefined : 'no_membership'
}

/** Whether the directory is open to the reader. */
export const canSeeDirectory = async (reader: Reader): Promise<boolean> =>
  (await findDirectoryRefusal(reader)) === undefined
