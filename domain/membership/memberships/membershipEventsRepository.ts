import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { MembershipEvent } from '../../../payload-types'
import { isDuplicateKey, modelOf } from '../../../platform/database'
import type { Stored } from '../../../platform/stored.types'

/** An event of a membership as the database has it. */
export type StoredMembershipEvent = Stored<MembershipEvent, 'at' | 'graceUntil'>

export type NewMembershipEvent = Omit<
  Partial<StoredMembershipEvent>,
  '_id' | 'user' | 'sequence' | 'by' | 'application'
> & {
  kind: StoredMembershipEvent['kind']
  by?: string | null
  application?: string | null
}

const eventsOf = (payload: Payload) => modelOf(payload, 'membership-events')

/**
 * Adds an event to the log of a membership as its next.
 * @param count how many events there were when it was decided
 * @returns its id; undefined when another event was added in between
 */
export const appendEvent = async (
  payload: Payload,
  user: string,
  count: number,
  event: NewMembershipEvent,
): Promise<string | undefined> => {
  const _id = new ObjectId()
  try {
    await eventsOf(payload).create({ _id, at: new Date(), ...event, user, sequence: count + 1 })
    return _id.toHexString()
  } catch (error) {
    if (isDuplicateKey(error)) return undefined
    throw error
  }
}

/** How many events a membership has. */
export const countEvents = async (payload: Payload, user: string): Promise<number> =>
  (
    await eventsOf(payload)
      .findOne({ user }, { sequence: 1 })
      .sort({ sequence: -1 })
      .lean<Pick<StoredMembershipEvent, 'sequence'> | null>()
  )?.sequence ?? 0

/** The events of the memberships of some accounts, in their order. */
export const findEvents = (payload: Payload, users: readonly unknown[]): Promise<StoredMembershipEvent[]> =>
  eventsOf(payload)
    .find({ user: { $in: [...users] } })
    .sort({ sequence: 1 })
    .lean<StoredMembershipEvent[]>()
    .exec()

/** Whether the log says that the account was deleted. */
export const isErasureRecorded = async (payload: Payload, user: string): Promise<boolean> =>
  (await eventsOf(payload).exists({ user, kind: 'erased' })) !== null

/** An event whose consequences are not applied yet; null when they are. */
export const findUnfinalisedEvent = (payload: Payload, id: string): Promise<StoredMembershipEvent | null> =>
  eventsOf(payload).findOne({ _id: id, needsSettling: true }).lean<StoredMembershipEvent | null>().exec()

/** The ids of the events whose consequences are not applied yet. */
export const findUnfinalisedEvents = async (payload: Payload): Promise<string[]> => {
  const events = await eventsOf(payload)
    .find({ needsSettling: true }, { _id: 1 })
    .lean<Pick<StoredMembershipEvent, '_id'>[]>()
  return events.map(({ _id }) => _id.toHexString())
}

/** Notes that the consequences of an event are applied. */
export const markEventFinalised = async (payload: Payload, id: string): Promise<void> => {
  await eventsOf(payload).updateOne({ _id: id }, { $set: { needsSettling: false } })
}

/** Removes the texts about a person from the log, and what is still to follow from it. */
export const eraseEventTexts = async (payload: Payload, user: string): Promise<void> => {
  await eventsOf(payload).updateMany(
    { user },
    { $unset: { reason: 1, sharedReason: 1, registeredName: 1 }, $set: { needsSettling: false } },
  )
}
