import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { Grade, MembershipStatus } from './grades.schema'
import type { Region } from '../../collections/access/roles'
import { modelOf } from '../../platform/database'
import { membershipsWithStatus } from './currentMembers'
import type { MembershipFilter } from './exportMemberships.schema'
import { type MembershipFacts, membershipStatus } from './membershipStatus'

const BATCH = 500

type Dates = NonNullable<MembershipFacts['membership']>

interface StoredMembership extends Dates {
  user: ObjectId
  number: string
  registeredName?: string | null
  grade: Grade
  startedAt: Date
  expiresAt?: Date | null
}

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

/** Looks the people of several memberships up with one question. */
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
 * The register as a file holds it, in the order of the numbers. Read by a cursor: fifty thousand members are never in
 * memory at once. Past access control: the caller lets administrators ask only.
 */
export const exportMemberships = async function* (
  payload: Payload,
  { status, grade }: MembershipFilter,
  now = new Date(),
): AsyncGenerator<ExportedMembership> {
  const condition = { ...(status && membershipsWithStatus(status, now)), ...(grade && { grade }) }
  const cursor = modelOf(payload, 'memberships').collection.find<StoredMembership>(condition, {
    sort: { number: 1 },
    batchSize: BATCH,
    allowDiskUse: true,
  })
  let waiting: StoredMembership[] = []
  for await (const membership of cursor) {
    waiting.push(membership)
    if (waiting.length < BATCH) continue
    yield* await withProfiles(payload, waiting, now)
    waiting = []
  }
  yield* await withProfiles(payload, waiting, now)
}
