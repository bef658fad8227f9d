import type { Payload, PayloadRequest } from 'payload'
import { findGrade } from '../../membership/memberships'
import type { Grade } from '../../membership/memberships/grades.schema'
import { recordChange } from '../../audit'
import { findDivisionIds } from '../../content/divisions'
import { moveMembersVersion } from '../../content/contentVersions'
import { announcePeople, changeFields, provideProfile, readOwnProfile, setMembershipType } from '../profiles'
import type { OwnProfile, ProfilePatch } from '../profiles/profile.schema'

/**
 * Makes a profile's membership type the grade of the approved membership, whoever wrote what. Called after a write,
 * because an approval may have come in between. Source: decisions.md "Membership grades".
 * @returns the grade; undefined without an approved membership
 */
export const followGrade = async (payload: Payload, user: string): Promise<Grade | undefined> => {
  const grade = await findGrade(payload, user)
  if (grade) await setMembershipType(payload, user, grade)
  return grade
}

/** Why a profile is not changed. */
export type ProfileRefusal = 'type_locked' | 'unknown_division' | 'not_found'

/** The ids of divisions; undefined when one does not exist. */
const toDivisionIds = async (payload: Payload, slugs: readonly string[]): Promise<unknown[] | undefined> => {
  const ids = await findDivisionIds(payload, slugs)
  return ids.length === new Set(slugs).size ? ids : undefined
}

/**
 * Writes the changed fields of a profile and no other, in one operation: what others write at the same time stays.
 * Source: decisions.md "Membership grades".
 * @param user whose profile it is
 * @returns why it was refused, or undefined
 */
export const changeProfile = async (
  req: PayloadRequest,
  user: string,
  changes: ProfilePatch,
): Promise<ProfileRefusal | undefined> => {
  const { payload } = req
  const grade = changes.membershipType === undefined ? undefined : await findGrade(payload, user)
  if (grade && grade !== changes.membershipType) return 'type_locked'
  const { divisions: slugs, ...fields } = changes
  const given = Object.fromEntries(Object.entries<unknown>(fields).filter(([, value]) => value !== undefined))
  const divisions = slugs && (await toDivisionIds(payload, slugs))
  if (slugs && !divisions) return 'unknown_division'
  const values = { ...given, ...(divisions && { divisions }) }
  if (Object.keys(values).length === 0) return undefined
  const before = await changeFields(payload, user, values)
  if (!before) return 'not_found'
  if (changes.membershipType !== undefined) await followGrade(payload, user)
  await moveMembersVersion(payload)
  await announcePeople(payload, 'person.updated', [user])
  const { region, membershipType } = { ...before, ...changes }
  // what decides who sees a person and as what they count
  await recordChange(req, {
    action: 'profile.changed',
    subject: { collection: 'profiles', id: before._id.toHexString() },
    account: user,
    before: { region: before.region, membershipType: before.membershipType },
    after: { region, membershipType },
  })
  return undefined
}

/** Changes fields of the signed-in person's profile, and reads it again. */
export const changeOwnProfile = async (
  req: PayloadRequest,
  user: { id: string; email: string },
  changes: ProfilePatch,
): Promise<OwnProfile | ProfileRefusal> => {
  await provideProfile(req.payload, user)
  return (await changeProfile(req, user.id, changes)) ?? readOwnProfile(req, user)
}
