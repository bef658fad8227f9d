import type { Payload } from 'payload'
import type { Grade, MembershipStatus } from './grades.schema'
import type { Region } from '../../../collections/access/roles'
import { findContacts } from '../../people/profiles'
import { membershipsWithStatus, membershipStatus } from './membershipStatus'
import type { MembershipFilter } from './exportMemberships.schema'
import { type StoredMembership, streamMemberships } from './membershipsRepository'

const BATCH = 500

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
  const contacts = await findContacts(
    payload,
    memberships.map(({ user }) => user),
  )
  return memberships.map((membership) => {
    const { number, registeredName, grade, startedAt, expiresAt } = membership
    const contact = contacts.get(membership.user.toHexString())
    return {
      number,
      name: registeredName ?? contact?.fullName ?? '',
      grade,
      status: membershipStatus({ membership, now }),
      startedAt,
      expiresAt: expiresAt ?? null,
      email: contact?.email ?? '',
      phone: contact?.phone ?? '',
      employer: contact?.organization ?? '',
      region: contact?.region ?? null,
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
