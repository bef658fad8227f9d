import type { Collection, Document, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { modelOf } from '../../../platform/database'
import { insertMissing } from '../../../platform/insertMissing'
import type { StoredMembership } from './membershipsRepository'
import type { StoredMembershipEvent } from './membershipEventsRepository'

const membershipsOf = (payload: Payload) => modelOf(payload, 'memberships').collection
const eventsOf = (payload: Payload) => modelOf(payload, 'membership-events').collection
const numbersOf = (payload: Payload) =>
  modelOf(payload, 'membership-numbers').collection as unknown as Collection<SeriesNumber>

/** The memberships of some accounts as they are stored. */
export const findMembershipsOf = (
  payload: Payload,
  users: readonly ObjectId[],
): Promise<StoredMembership[]> =>
  membershipsOf(payload)
    .find<StoredMembership>({ user: { $in: users } })
    .toArray()

/** The memberships with some numbers, ended ones too: a number is never given twice. */
export const findMembershipsByNumbers = (
  payload: Payload,
  numbers: readonly string[],
): Promise<StoredMembership[]> =>
  membershipsOf(payload)
    .find<StoredMembership>({ $or: [{ number: { $in: numbers } }, { formerNumbers: { $in: numbers } }] })
    .toArray()

/**
 * Stores memberships of people who have none. Safe to repeat.
 * @returns the accounts that have a membership with the number that was given for them
 */
export const insertMemberships = async (
  payload: Payload,
  memberships: readonly (Pick<StoredMembership, 'user' | 'number' | 'grade' | 'startedAt'> & Document)[],
): Promise<Set<string>> => {
  const now = new Date()
  await insertMissing(
    membershipsOf(payload),
    memberships.map((membership) => ({
      remindersSent: [],
      revision: 0,
      createdAt: now,
      updatedAt: now,
      ...membership,
    })),
  )
  const stored = await findMembershipsOf(
    payload,
    memberships.map(({ user }) => user),
  )
  const wanted = new Map(memberships.map(({ user, number }) => [String(user), number]))
  return new Set(
    stored.flatMap(({ user, number }) => (wanted.get(String(user)) === number ? String(user) : [])),
  )
}

/**
 * Adds an event to the logs of several memberships, each as the next one of its log. One that is stored already, by its
 * id, is not stored again.
 * @returns the accounts whose log has got another event meanwhile
 */
export const insertEvents = async (
  payload: Payload,
  events: readonly (Pick<StoredMembershipEvent, '_id' | 'user' | 'kind' | 'at' | 'sequence'> & Document)[],
): Promise<Set<string>> => {
  const now = new Date()
  await insertMissing(
    eventsOf(payload),
    events.map((event) => ({ createdAt: now, updatedAt: now, ...event })),
  )
  const stored = await eventsOf(payload)
    .find({ _id: { $in: events.map(({ _id }) => _id) } }, { projection: { _id: 1 } })
    .toArray()
  const ids = new Set(stored.map(({ _id }) => String(_id)))
  return new Set(events.flatMap(({ _id, user }) => (ids.has(String(_id)) ? [] : [String(user)])))
}

/** Whose memberships were changed by anything else than lists, by account. */
export const findChangedByHand = async (
  payload: Payload,
  users: readonly ObjectId[],
): Promise<Set<string>> => {
  const found: unknown[] = await eventsOf(payload).distinct('user', {
    user: { $in: users },
    kind: { $ne: 'imported' },
  })
  return new Set(found.map(String))
}

/** How many events the logs of some memberships have, by account. */
export const countEventsOf = async (
  payload: Payload,
  users: readonly ObjectId[],
): Promise<Map<string, number>> => {
  const found = await eventsOf(payload)
    .aggregate<{ _id: ObjectId; last: number }>([
      { $match: { user: { $in: users } } },
      { $group: { _id: '$user', last: { $max: '$sequence' } } },
    ])
    .toArray()
  return new Map(found.map(({ _id, last }) => [String(_id), last]))
}

/** A number of the series, as `membership-numbers` keeps it. */
export interface SeriesNumber {
  _id: number
  year: number
  user: ObjectId
}

/** Takes places of the series, but for those that are taken. */
export const takeSeriesNumbers = async (
  payload: Payload,
  numbers: readonly SeriesNumber[],
): Promise<void> => {
  await insertMissing(numbersOf(payload), numbers)
}

export const findSeriesNumbers = (payload: Payload, ids: readonly number[]): Promise<SeriesNumber[]> =>
  numbersOf(payload)
    .find({ _id: { $in: [...ids] } })
    .toArray()

/** The greatest number of the series; 0 before the first. */
export const findGreatestNumber = async (payload: Payload): Promise<number> =>
  (await numbersOf(payload).findOne({}, { sort: { _id: -1 } }))?._id ?? 0

/** Removes memberships with their logs, of people who are removed as well. */
export const deleteMembershipsOf = async (payload: Payload, users: readonly ObjectId[]): Promise<void> => {
  await eventsOf(payload).deleteMany({ user: { $in: users } })
  await membershipsOf(payload).deleteMany({ user: { $in: users } })
}

/** Gives back places of the series that were taken for the numbers of a file. */
export const releaseSeriesNumbers = async (payload: Payload, users: readonly ObjectId[]): Promise<void> => {
  await numbersOf(payload).deleteMany({ user: { $in: [...users] } })
}
