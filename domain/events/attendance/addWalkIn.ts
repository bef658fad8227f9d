import type { Payload, PayloadRequest } from 'payload'
import { findAccountByEmail, findRemainingAccount } from '../../accounts'
import { findMembershipByNumber } from '../../membership/memberships'
import { findContact } from '../../people/profiles'
import { attendanceClosed, findAttendanceEvent } from './attendanceScope'
import type { WalkInMarked } from './attendance.schema'
import { storeMark } from './storeMark'

/** The account with an address or a membership number, as somebody says it at the door. */
const findSpoken = async (payload: Payload, who: string): Promise<string | undefined> => {
  if (who.includes('@')) return (await findAccountByEmail(payload, who.toLowerCase()))?.id
  const membership = await findMembershipByNumber(payload, who.toUpperCase())
  return membership ? (await findRemainingAccount(payload, membership.user.toHexString()))?.id : undefined
}

type Added = WalkInMarked | { problem: 'not_found' | 'unknown_person' } | { problem: 'closed'; text: string }

/**
 * Marks somebody as there who did not register, found by the whole address or membership number: staff of events do not
 * read everybody's record. Repeated, it changes nothing more. No seat is taken.
 * @param by id of the account of who marks
 * @returns `unknown_person` also for people outside the region of a lead
 */
export const addWalkIn = async (
  req: PayloadRequest,
  event: unknown,
  { who, by }: { who: string; by: string },
): Promise<Added> => {
  const { payload } = req
  const found = await findAttendanceEvent(req, event)
  if (!found) return { problem: 'not_found' }
  const closed = attendanceClosed(found.event, new Date())
  if (closed) return { problem: 'closed', text: closed }
  const user = await findSpoken(payload, who)
  const contact = user === undefined ? null : await findContact(payload, user)
  const { region } = found.scope
  if (user === undefined || !contact || (region && contact.region !== region))
    return { problem: 'unknown_person' }
  await storeMark(req, found.event, user, by)
  return { outcome: 'marked', fullName: contact.fullName }
}
