import { type Collection, type Filter, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { EventSession } from '../../../payload-types'
import { modelOf } from '../../../platform/database'
import type { Stored } from '../../../platform/stored.types'
import { PROGRAMME_LIMITS } from './programme.constants'
import type { SessionForm } from './programme.schema'

/*
 * The sessions of events, and who has chosen them: in the same document, so that one operation decides who gets a seat.
 */

/** What staff say of a session, as it is stored. */
export type SessionContent = Omit<SessionForm, 'startsAt' | 'endsAt'> & { startsAt: Date; endsAt: Date }

/** A session as the database has it. */
export type StoredSession = SessionContent & Required<Pick<Stored<EventSession>, StoredName>>
type StoredName = '_id' | 'event' | 'createdAt' | 'updatedAt'

interface Choices {
  choices: { user: ObjectId; at: Date }[]
}

/** A session that is no more, with who had chosen it. */
export type RemovedSession = StoredSession & Choices

const sessionsOf = (payload: Payload): Collection<StoredSession & Choices> =>
  modelOf(payload, 'event-sessions').collection as unknown as Collection<StoredSession & Choices>

const one = (event: string, id: string): Filter<StoredSession> => ({
  _id: new ObjectId(id),
  event: new ObjectId(event),
})

/** The sessions of an event by time and room, with who chose them. */
export const findSessions = (payload: Payload, event: string): Promise<(StoredSession & Choices)[]> =>
  sessionsOf(payload)
    .find({ event: new ObjectId(event) })
    .sort({ startsAt: 1, room: 1, _id: 1 })
    .limit(PROGRAMME_LIMITS.sessions)
    .toArray()

export const hasSession = async (payload: Payload, event: string, id: string): Promise<boolean> =>
  (await sessionsOf(payload).countDocuments(one(event, id), { limit: 1 })) > 0

/** The sessions that an account has chosen, at any event. */
export const findSessionsChosenBy = (payload: Payload, user: string): Promise<StoredSession[]> =>
  sessionsOf(payload)
    .find({ 'choices.user': new ObjectId(user) })
    .toArray()

/** Another session of the event in the same room, however that is written, at the same time. */
export const findClash = async (
  payload: Payload,
  event: string,
  { room, startsAt, endsAt }: SessionContent,
  except?: string,
): Promise<StoredSession | null> => {
  if (room === null) return null
  const others = { event: new ObjectId(event), _id: { $ne: new ObjectId(except) } }
  return sessionsOf(payload).findOne(
    { ...others, room, startsAt: { $lt: endsAt }, endsAt: { $gt: startsAt } },
    { collation: { locale: 'en', strength: 2 } },
  )
}

/** The version of a session that was read. */
interface SessionVersion {
  id: string
  updatedAt: Date
}

export const createSession = async (
  payload: Payload,
  event: string,
  content: SessionContent,
): Promise<SessionVersion> => {
  const now = new Date()
  const session = { event: new ObjectId(event), ...content, choices: [], createdAt: now, updatedAt: now }
  const { insertedId } = await sessionsOf(payload).insertOne(session as never)
  return { id: insertedId.toHexString(), updatedAt: now }
}

/** Changes a session if it is still the version that was read. @returns its new version; undefined if it was not */
export const updateSession = async (
  payload: Payload,
  event: string,
  { id, updatedAt: read }: SessionVersion,
  content: SessionContent,
): Promise<SessionVersion | undefined> => {
  const updatedAt = new Date(Math.max(Date.now(), read.getTime() + 1))
  const { matchedCount } = await sessionsOf(payload).updateOne(
    { ...one(event, id), updatedAt: read },
    { $set: { ...content, updatedAt } },
  )
  return matchedCount > 0 ? { id, updatedAt } : undefined
}

/** Deletes a session that at most so many people have chosen. @returns what it was; null if it was not deleted */
export const deleteSession = async (
  payload: Payload,
  event: string,
  id: string,
  chosen: number,
): Promise<RemovedSession | null> => {
  const few = { $expr: { $lte: [{ $size: '$choices' }, chosen] } }
  return sessionsOf(payload).findOneAndDelete({ ...one(event, id), ...few })
}

export const deleteSessionsOfEvent = async (payload: Payload, event: unknown): Promise<void> => {
  await sessionsOf(payload).deleteMany({ event: new ObjectId(String(event)) })
}

/** Takes a seat of a session that has one left and is not over, once for each person. @returns whether it did */
export const takeChoice = async (
  payload: Payload,
  event: string,
  id: string,
  user: string,
): Promise<boolean> => {
  const { matchedCount } = await sessionsOf(payload).updateOne(
    {
      ...one(event, id),
      endsAt: { $gt: new Date() },
      'choices.user': { $ne: new ObjectId(user) },
      $expr: { $or: [{ $eq: ['$seats', null] }, { $lt: [{ $size: '$choices' }, '$seats'] }] },
    },
    { $push: { choices: { user: new ObjectId(user), at: new Date() } } },
  )
  return matchedCount > 0
}

/** Gives a chosen seat of a session back, or those of all sessions of the event. Safe to repeat. */
export const giveBackChoices = async (
  payload: Payload,
  event: string,
  user: string,
  id?: string,
): Promise<void> => {
  const choices = { user: new ObjectId(user) }
  await sessionsOf(payload).updateMany(
    { event: new ObjectId(event), 'choices.user': choices.user, ...(id && { _id: new ObjectId(id) }) },
    { $pull: { choices } },
  )
}

/** Stores with an event whether it has a programme of its own, which its page leads to. */
export const setHasProgramme = async (payload: Payload, event: string, has: boolean): Promise<void> => {
  const change = { $set: { hasProgramme: has } }
  await modelOf(payload, 'events').collection.updateOne({ _id: new ObjectId(event) }, change)
}
