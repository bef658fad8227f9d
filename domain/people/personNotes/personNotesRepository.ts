import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { PersonNote } from '../../../payload-types'
import { isDuplicateKey, modelOf } from '../../../platform/database'
import type { Stored } from '../../../platform/stored.types'

export type StoredPersonNote = Stored<PersonNote>

const notesOf = (payload: Payload) => modelOf(payload, 'person-notes')

/**
 * Stores a note, once for each key.
 * @returns whether it is new
 */
export const storePersonNote = async (
  payload: Payload,
  note: { user: string; author: string; text: string; key: string },
): Promise<boolean> => {
  try {
    await notesOf(payload).create({ _id: new ObjectId(), ...note })
    return true
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
    return false
  }
}

export const hasPersonNote = async (payload: Payload, key: string): Promise<boolean> =>
  (await notesOf(payload).exists({ key })) !== null

/** The latest notes about a person, the newest first. */
export const findPersonNotes = (payload: Payload, user: string, limit: number): Promise<StoredPersonNote[]> =>
  notesOf(payload)
    .find({ user })
    .sort({ createdAt: -1, _id: -1 })
    .limit(limit)
    .lean<StoredPersonNote[]>()
    .exec()

export const countPersonNotes = (payload: Payload, user: string): Promise<number> =>
  notesOf(payload).countDocuments({ user }).exec()

/** Deletes the notes about a person, and takes the person's name from those about others. Safe to repeat. */
export const removePersonFromNotes = async (payload: Payload, user: string): Promise<void> => {
  await notesOf(payload).deleteMany({ user })
  await notesOf(payload).updateMany({ author: user }, { $unset: { author: 1 } })
}
