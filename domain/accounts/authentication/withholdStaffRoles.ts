import type { Payload } from 'payload'
import type { User } from '../../../payload-types'
import { hasSecondFactor, isSecondFactorRequired } from '../secondFactor'
import { isStaff } from '../../../collections/access/roles'

/**
 * Removes the staff roles from a request whose account must have a second factor and has none, so that every
 * access rule treats it as a member's. Source: decisions.md "Sessions and accounts".
 */
export const withholdStaffRoles = async (payload: Payload, user: User): Promise<User> => {
  if (!isStaff(user)) return user
  const [isRequired, isOn] = await Promise.all([
    isSecondFactorRequired(payload),
    hasSecondFactor(payload, user.id),
  ])
  if (!isRequired || isOn) return user
  return {
    ...user,
    roles: user.roles?.filter((role) => role === 'member'),
    branchRoles: [],
    chapterRegion: null,
    ledGroup: null,
    isFactorMissing: true,
  }
}
