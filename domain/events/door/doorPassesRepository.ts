import { type Collection, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { DoorPass } from '../../../payload-types'
import { modelOf } from '../../../platform/database'
import type { Stored } from '../../../platform/stored.types'

/** A right to work at the door of an event, as the database has it. */
export type StoredDoorPass = Stored<DoorPass>

const passesOf = (payload: Payload): Collection<StoredDoorPass> =>
  modelOf(payload, 'door-passes').collection as unknown as Collection<StoredDoorPass>

export const insertDoorPass = async (
  payload: Payload,
  pass: { event: string; name: string; extra?: string; session?: string; tokenHash: string; by: string },
): Promise<string> => {
  const created = (await modelOf(payload, 'door-passes').create(pass)) as { _id: unknown }
  return String(created._id)
}

/** The passes of an event, the latest first. */
export const findDoorPasses = (payload: Payload, event: string): Promise<StoredDoorPass[]> =>
  passesOf(payload)
    .find({ event: new ObjectId(event) })
    .sort({ createdAt: -1, _id: -1 })
    .toArray()

export const countDoorPasses = (payload: Payload, event: string): Promise<number> =>
  passesOf(payload).countDocuments({ event: new ObjectId(event) })

/** Finds a pass that was not withdrawn, and notes that its device was heard of. */
export const touchDoorPass = (
  payload: Payload,
  event: string,
  tokenHash: string,
): Promise<StoredDoorPass | null> =>
  passesOf(payload).findOneAndUpdate(
    { tokenHash, event: new ObjectId(event), endedAt: null },
    { $set: { lastSeenAt: new Date() } },
    { returnDocument: 'after' },
  )

/**
 * Withdraws a pass. Repeated, it changes nothing.
 * @returns the pass, and whether it was withdrawn now; null for one of another event
 */
export const endDoorPass = async (
  payload: Payload,
  event: string,
  id: string,
): Promise<{ pass: StoredDoorPass; isNew: boolean } | null> => {
  const filter = { _id: new ObjectId(id), event: new ObjectId(event) }
  const { modifiedCount } = await passesOf(payload).updateOne(
    { ...filter, endedAt: null },
    { $set: { endedAt: new Date() } },
  )
  const pass = await passesOf(payload).findOne(filter)
  return pass && { pass, isNew: modifiedCount > 0 }
}

export const deleteDoorPassesOfEvent = async (payload: Payload, event: unknown): Promise<void> => {
  await modelOf(payload, 'door-passes').deleteMany({ event })
}
