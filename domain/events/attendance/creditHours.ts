import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { workOnEach } from '../../../platform/workOnEach'
import {
  deleteAttendanceEntries,
  findCreditedUsers,
  storeAttendanceEntries,
  unlinkAttendanceEntries,
} from '../../cpd'
import { findMembershipSummaries } from '../../membership/memberships'
import {
  type DueCredits,
  type StoredEvent,
  findDueCredits,
  findStoredEvent,
  markCreditsDue,
  setCreditsDue,
} from '..'
import { endOfEvent, isPastEvent } from '../eventTime.schema'
import {
  deleteAttendancesOfEvent,
  findAttendancesOf,
  findPresent,
  findPresentAmong,
} from './attendancesRepository'
import { creditOf } from './creditOf'

/*
 * Attendance becomes CPD hours. Before a mark or an event changes, the seat ledger of the event notes that the logs are
 * to be compared (`creditsDueAt`); the job compares them once the event is over. So nothing is lost when a process
 * stops halfway, and no other events are looked at.
 */

const AT_ONCE = 500
/** How long a change may take after it was noted: until then the note stays, and the logs are compared again. */
const CHANGE_MS = 60_000

/**
 * Makes the CPD logs of some people agree with their attendance at an event. Safe to repeat, and to do twice at once.
 */
const creditPeople = async (payload: Payload, event: StoredEvent, users: ObjectId[]): Promise<void> => {
  const credit = creditOf(event, new Date())
  const present = credit ? await findPresentAmong(payload, event._id, users) : []
  const memberships = await findMembershipSummaries(payload, present)
  const members = present.filter((user) => memberships.has(String(user)))
  if (credit) await storeAttendanceEntries(payload, event._id, members, credit)
  // read again: a mark that was taken back meanwhile may not have found the entry
  const credited = new Set((await findPresentAmong(payload, event._id, members)).map(String))
  await deleteAttendanceEntries(
    payload,
    event._id,
    users.filter((user) => !credited.has(String(user))),
  )
}

const creditEvent = async (payload: Payload, due: DueCredits): Promise<void> => {
  const startedAt = new Date()
  const event = await findStoredEvent(payload, due.event)
  if (event) {
    const people = new Map(
      [...(await findPresent(payload, event._id)), ...(await findCreditedUsers(payload, event._id))].map(
        (user) => [String(user), user],
      ),
    )
    const users = [...people.values()]
    for (let done = 0; done < users.length; done += AT_ONCE)
      await creditPeople(payload, event, users.slice(done, done + AT_ONCE))
  }
  if (startedAt.getTime() - due.creditsDueAt.getTime() < CHANGE_MS) return
  const end = event && endOfEvent(event)
  await setCreditsDue(payload, due, end && end >= startedAt ? end : undefined)
}

/**
 * Makes the CPD logs agree with the attendance at events that changed or are over now. One that fails delays no other.
 */
export const creditAttendance = async (payload: Payload, signal?: AbortSignal): Promise<void> => {
  await workOnEach(payload, await findDueCredits(payload), (due) => creditEvent(payload, due), {
    failed: 'the CPD hours of an event could not be credited yet; it is tried again',
    about: ({ event }) => ({ event: String(event) }),
    signal,
  })
}

/** Credits a person, or takes the hours back, right after a mark changed. When that fails, the job does it. */
export const creditNow = async (payload: Payload, id: string, user: string): Promise<void> => {
  try {
    const event = await findStoredEvent(payload, id)
    if (event && isPastEvent(event, Date.now())) await creditPeople(payload, event, [new ObjectId(user)])
  } catch (error) {
    payload.logger.error(
      { err: error, event: id },
      'the CPD hours could not be credited yet; it is tried again',
    )
  }
}

/** Notes that the hours of a person are to be compared with the attendance at every event that the person came to. */
export const creditSoon = async (payload: Payload, user: string): Promise<void> => {
  const attendances = await findAttendancesOf(payload, user)
  await markCreditsDue(
    payload,
    attendances.map(({ event }) => event),
  )
}

/** Deletes who came to a deleted event. The hours stay with the members, as entries of their own. */
export const forgetAttendance = async (payload: Payload, event: unknown): Promise<void> => {
  await unlinkAttendanceEntries(payload, event)
  await deleteAttendancesOfEvent(payload, event)
}
