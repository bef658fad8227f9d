import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { Registration } from '../../../payload-types'
import { modelOf } from '../../../platform/database'
import type { Stored } from '../../../platform/stored.types'

type StoredRegistration = Stored<Registration>

/** Creates the registrations of accounts for an event that do not exist yet. */
export const createRegistrations = async (
  payload: Payload,
  event: ObjectId,
  users: readonly ObjectId[],
): Promise<void> => {
  if (users.length === 0) return
  const now = new Date()
  await modelOf(payload, 'registrations').collection.bulkWrite(
    users.map((user) => ({
      updateOne: {
        filter: { event, user },
        update: { $setOnInsert: { createdAt: now, updatedAt: now } },
        upsert: true,
      },
    })),
    { ordered: false },
  )
}

/** Finds the registration of an account for an event. */
export const findRegistration = (
  payload: Payload,
  event: unknown,
  user: unknown,
): Promise<Pick<StoredRegistration, '_id'> | null> =>
  modelOf(payload, 'registrations')
    .findOne({ event, user }, { _id: 1 })
    .lean<Pick<StoredRegistration, '_id'> | null>()
    .exec()

export const deleteRegistration = async (payload: Payload, id: ObjectId): Promise<void> => {
  await modelOf(payload, 'registrations').deleteOne({ _id: id })
}

/** Deletes all registrations of a person; the seats stay taken. */
export const deleteRegistrationsOfUser = async (payload: Payload, user: string): Promise<void> => {
  await modelOf(payload, 'registrations').deleteMany({ user })
}

/** Deletes all registrations for an event; the seats stay taken. */
export const deleteRegistrationsOfEvent = async (payload: Payload, event: unknown): Promise<void> => {
  await modelOf(payload, 'registrations').deleteMany({ event })
}

/** Finds the events that a person is registered for. */
export const findEventsOfUser = (payload: Payload, user: string): Promise<unknown[]> =>
  modelOf(payload, 'registrations').distinct('event', { user }).exec()

type Registrant = Pick<StoredRegistration, 'event' | 'user' | 'createdAt'>

/** Who is registered for some events, by event. */
export const findRegistrantsByEvent = async (
  payload: Payload,
  events: readonly ObjectId[],
): Promise<Map<string, Registrant[]>> => {
  const rows = await modelOf(payload, 'registrations')
    .collection.find<Registrant>(
      { event: { $in: events } },
      { projection: { _id: 0, event: 1, user: 1, createdAt: 1 } },
    )
    .toArray()
  const byEvent = new Map<string, Registrant[]>()
  for (const row of rows) {
    const event = String(row.event)
    const known = byEvent.get(event)
    if (known) known.push(row)
    else byEvent.set(event, [row])
  }
  return byEvent
}

type UnconfirmedRegistration = Pick<StoredRegistration, '_id' | 'event' | 'user' | 'createdAt'>

/** Finds registrations whose confirmation was not queued. */
export const findUnconfirmed = (payload: Payload, limit: number): Promise<UnconfirmedRegistration[]> =>
  modelOf(payload, 'registrations')
    .find({ confirmationQueuedAt: null }, { event: 1, user: 1, createdAt: 1 })
    .limit(limit)
    .lean<UnconfirmedRegistration[]>()
    .exec()

/** Records that the confirmations of registrations were queued. */
export const markConfirmed = async (payload: Payload, ids: readonly ObjectId[]): Promise<void> => {
  await modelOf(payload, 'registrations').updateMany(
    { _id: { $in: ids } },
    { $set: { confirmationQueuedAt: new Date() } },
  )
}

/** Marks the registrations of some users for an event as confirmed: no mail is sent to them. */
export const markConfirmedForEvent = async (
  payload: Payload,
  event: string,
  users: readonly string[],
): Promise<void> => {
  await modelOf(payload, 'registrations').updateMany(
    { event, user: { $in: [...users] } },
    { $set: { confirmationQueuedAt: new Date() } },
  )
}

/** The registrations of a person, the latest first. */
export const findRegistrationsOf = (
  payload: Payload,
  user: string,
  limit: number,
): Promise<StoredRegistration[]> =>
  modelOf(payload, 'registrations')
    .find({ user })
    .sort({ createdAt: -1, _id: -1 })
    .limit(limit)
    .lean<StoredRegistration[]>()
    .exec()

export const countRegistrationsOf = (payload: Payload, user: string): Promise<number> =>
  modelOf(payload, 'registrations').countDocuments({ user }).exec()
