import { ObjectId } from 'mongodb'
import type { Payload, PayloadRequest } from 'payload'
import type { Event } from '../../../payload-types'
import { isObjectId } from '../../../platform/isObjectId'
import { recordChange } from '../../audit'
import { findAccountByEmail, findRemainingAccount } from '../../accounts'
import { findMembershipByNumber } from '../../membership/memberships'
import { findContact } from '../../people/profiles'
import { markCreditsDue } from '..'
import { creditNow } from './creditHours'
import { deleteAttendance, insertAttendance, isAttendee } from './attendancesRepository'
import { attendanceClosed, findAttendanceEvent } from './attendanceScope'
import type { AttendanceMarked, ParticipantsMarked, WalkInMarked } from './attendance.schema'

/** Stores that somebody came, once, with what follows. @returns whether it was not marked before */
export const keepMark = async (
  payload: Payload,
  event: string,
  user: string,
  by: string | null,
): Promise<boolean> => {
  await markCreditsDue(payload, [new ObjectId(event)])
  const isNew = await insertAttendance(payload, event, user, by)
  await creditNow(payload, event, user)
  return isNew
}

/** Takes a mark back, with what followed. @returns whether there was one */
export const dropMark = async (payload: Payload, event: string, user: string): Promise<boolean> => {
  await markCreditsDue(payload, [new ObjectId(event)])
  const wasMarked = await deleteAttendance(payload, event, user)
  await creditNow(payload, event, user)
  return wasMarked
}

/** Marks as staff do: recorded in the audit log. The caller checks the permission. */
const storeMark = async (
  req: PayloadRequest,
  { id, title }: Pick<Event, 'id' | 'title'>,
  user: string,
  by: string,
): Promise<void> => {
  if (await keepMark(req.payload, id, user, by))
    await recordChange(req, {
      action: 'attendance.marked',
      subject: { collection: 'events', id, title },
      account: user,
    })
}

/** Takes a mark back as staff do: recorded in the audit log. The caller checks the permission. */
const removeMark = async (
  req: PayloadRequest,
  { id, title }: Pick<Event, 'id' | 'title'>,
  user: string,
): Promise<void> => {
  if (await dropMark(req.payload, id, user))
    await recordChange(req, {
      action: 'attendance.unmarked',
      subject: { collection: 'events', id, title },
      account: user,
    })
}

type Marked =
  AttendanceMarked | { problem: 'not_found' | 'no_attendee' } | { problem: 'closed'; text: string }

/**
 * Marks that somebody came to an event, or takes the mark back. Repeated, or done by two at once, it changes nothing
 * more.
 * @param by id of the account of who marks
 * @returns `no_attendee` for who is not registered, and for people whom the caller may not see
 */
export const markAttendance = async (
  req: PayloadRequest,
  event: unknown,
  user: unknown,
  { isPresent, by }: { isPresent: boolean; by: string },
): Promise<Marked> => {
  const { payload } = req
  const found = await findAttendanceEvent(req, event)
  if (!found) return { problem: 'not_found' }
  if (!isObjectId(user) || !(await isAttendee(payload, found.scope, user))) return { problem: 'no_attendee' }
  const closed = isPresent ? attendanceClosed(found.event, new Date()) : null
  if (closed) return { problem: 'closed', text: closed }
  if (isPresent) await storeMark(req, found.event, user, by)
  else await removeMark(req, found.event, user)
  return { outcome: isPresent ? 'marked' : 'unmarked' }
}

/** The account with an address or a membership number, as somebody says it at the door. */
const findSpoken = async (payload: Payload, who: string): Promise<string | undefined> => {
  if (who.includes('@')) return (await findAccountByEmail(payload, who.toLowerCase()))?.id
  const membership = await findMembershipByNumber(payload, who.toUpperCase())
  return membership ? (await findRemainingAccount(payload, membership.user.toHexString()))?.id : undefined
}

interface Named {
  user: string
  fullName: string
}

/** Whom an address or a membership number names; undefined also for people outside the region of a lead. */
const findNamed = async (
  payload: Payload,
  who: string,
  region: string | undefined,
): Promise<Named | undefined> => {
  const user = await findSpoken(payload, who)
  const contact = user === undefined ? null : await findContact(payload, user)
  if (user === undefined || !contact || (region && contact.region !== region)) return undefined
  return { user, fullName: contact.fullName }
}

/**
 * Marks everybody of a list as there, such as the participants of a virtual event. Repeated, it changes nothing more.
 * @param list addresses and membership numbers
 * @param by id of the account of who marks
 */
export const markParticipants = async (
  req: PayloadRequest,
  event: unknown,
  { list, by }: { list: readonly string[]; by: string },
): Promise<ParticipantsMarked | { problem: 'not_found' } | { problem: 'closed'; text: string }> => {
  const found = await findAttendanceEvent(req, event)
  if (!found) return { problem: 'not_found' }
  const closed = attendanceClosed(found.event, new Date())
  if (closed) return { problem: 'closed', text: closed }
  const unknown: string[] = []
  for (const who of list) {
    const named = await findNamed(req.payload, who, found.scope.region)
    if (named) await storeMark(req, found.event, named.user, by)
    else unknown.push(who)
  }
  return { marked: list.length - unknown.length, unknown }
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
  const found = await findAttendanceEvent(req, event)
  if (!found) return { problem: 'not_found' }
  const closed = attendanceClosed(found.event, new Date())
  if (closed) return { problem: 'closed', text: closed }
  const named = await findNamed(req.payload, who, found.scope.region)
  if (!named) return { problem: 'unknown_person' }
  await storeMark(req, found.event, named.user, by)
  return { outcome: 'marked', fullName: named.fullName }
}
