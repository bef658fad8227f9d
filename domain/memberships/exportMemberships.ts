import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { Grade, MembershipStatus } from './grades.schema'
import type { Region } from '../../collections/access/roles'
import { modelOf } from '../../platform/database'
import { membershipsWithStatus } from './isCurrentMember'
import type { MembershipFilter } from './exportMemberships.schema'
import { membershipStatus } from './membershipStatus'
import { type StoredMembership, streamMemberships } from './membershipsRepository'

const BATCH = 500

interface StoredProfile {
  user: ObjectId
  fullName: string
  email: string
  phone?: string | null
  organization?: string | null
  region?: Region | null
}

export interface ExportedMembership {
  number: string
  /** As approved; of an older membership without one, the name of the profile. */
  name: string
  grade: Grade
  status: MembershipStatus
  startedAt: Date
  expiresAt: Date | null
  email: string
  phone: string
  employer: string
  region: Region | null
}

/** Adds the profiles of several memberships, read with one query. */
const withProfiles = async (
  payload: Payload,
  memberships: StoredMembership[],
  now: Date,
): Promise<ExportedMembership[]> => {
  const profiles = await modelOf(payload, 'profiles')
    .collection.find<StoredProfile>(
      { user: { $in: memberships.map(({ user }) => user) } },
      { projection: { user: 1, fullName: 1, email: 1, phone: 1, organization: 1, region: 1 } },
    )
    .toArray()
  const byUser = new Map(profiles.map((profile) => [profile.user.toHexString(), profile]))
  return memberships.map((membership) => {
    const { number, registeredName, grade, startedAt, expiresAt } = membership
    const profile = byUser.get(membership.user.toHexString())
    return {
      number,
      name: registeredName ?? profile?.fullName ?? '',
      grade,
      status: membershipStatus({ membership, now }),
      startedAt,
      expiresAt: expiresAt ?? null,
      email: profile?.email ?? '',
      phone: profile?.phone ?? '',
      employer: profile?.organization ?? '',
      region: profile?.region ?? null,
    }
  })
}

/**
 * All memberships for an export, in the order of their numbers. Read by a cursor: fifty thousand members are never in
 * memory at once. Skips access control: the caller lets only administrators through.
 */
export const exportMemberships = async function* (
  payload: Payload,
  { status, grade }: MembershipFilter,
  now = new Date(),
): AsyncGenerator<ExportedMembership> {
  const condition = { ...(status && membershipsWithStatus(status, now)), ...(grade && { grade }) }
  let waiting: StoredMembership[] = []
  for await (const membership of streamMemberships(payload, condition, BATCH)) {
    waiting.push(membership)
    if (waiting.length < BATCH) continue
    yield* await withProfiles(payload, waiting, now)
    waiting = []
  }
  yield* await withProfiles(payload, waiting, now)
}
