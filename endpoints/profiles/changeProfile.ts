import type { ObjectId } from 'mongodb'
import type { PayloadRequest } from 'payload'
import type { ProfilePatch } from '../../domain/profiles/profile.schema'
import { moveMembersVersion } from '../../domain/contentVersions'
import type { Profile } from '../../payload-types'
import { modelOf } from '../../platform/database'
import { recordChange } from '../../domain/audit/recordChange'
import { type ErrorBody, problem } from '../answers'
import { approvedGrade, keepGrade } from '../../domain/profiles/keepGrade'

const TYPE_LOCKED = 'Your membership type was set when your membership was approved'

const refuseField = (status: number, code: string, field: string, message: string): Response =>
  Response.json({ errors: [{ message, code, field }] } satisfies ErrorBody, { status })

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
): Promise<Response | undefined> => {
  const { payload } = req
  const grade = changes.membershipType === undefined ? undefined : await approvedGrade(payload, user)
  if (grade && grade !== changes.membershipType)
    return refuseField(409, 'type_locked', 'membershipType', TYPE_LOCKED)
  const { divisions: slugs, ...given } = Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  ) as ProfilePatch
  const divisions =
    slugs && (await modelOf(payload, 'divisions').distinct('_id', { slug: { $in: slugs }, deletedAt: null }))
  if (divisions && divisions.length !== new Set(slugs).size)
    return refuseField(400, 'invalid', 'divisions', 'There is no such division')
  const values = { ...given, ...(divisions && { divisions }) }
  if (Object.keys(values).length === 0) return undefined
  const before = await modelOf(payload, 'profiles')
    .findOneAndUpdate({ user }, { $set: values }, { projection: { region: 1, membershipType: 1 } })
    .lean<Pick<Profile, 'region' | 'membershipType'> & { _id: ObjectId }>()
  if (!before) return problem(404, 'not_found', 'This profile could not be found')
  if (changes.membershipType !== undefined) await keepGrade(payload, user)
  await moveMembersVersion(payload)
  const { region, membershipType } = { ...before, ...changes }
  // what decides who sees a person and as what they count
  await recordChange(req, {
    action: 'profile.changed',
    subject: { collection: 'profiles', id: String(before._id) },
    account: user,
    before: { region: before.region, membershipType: before.membershipType },
    after: { region, membershipType },
  })
  return undefined
}
