import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { isDuplicateKey, modelOf } from '../../../platform/database'
import type { CancelTerm } from '../cancelTerms/cancelTerms.constants'
import type { TicketQuestion } from './questions.constants'

/** What staff decide about all tickets of an event. */
export interface StoredSettings {
  questions?: TicketQuestion[] | null
  cancelTerms?: CancelTerm[] | null
  updatedAt: Date
}

const settingsOf = (payload: Payload) => modelOf(payload, 'ticket-settings')

export const findTicketSettings = (payload: Payload, event: unknown): Promise<StoredSettings | null> =>
  settingsOf(payload)
    .findOne({ event: new ObjectId(String(event)) })
    .lean<StoredSettings | null>()
    .exec()

/** Stores what is changed, if nobody has changed it since it was read. @returns whether it was stored */
export const storeTicketSettings = async (
  payload: Payload,
  event: string,
  readVersion: Date | null,
  change: Partial<Omit<StoredSettings, 'updatedAt'>>,
): Promise<boolean> => {
  if (readVersion) {
    const updatedAt = new Date(Math.max(Date.now(), readVersion.getTime() + 1))
    const { matchedCount } = await settingsOf(payload).updateOne(
      { event, updatedAt: readVersion },
      { $set: { ...change, updatedAt } },
      { timestamps: false },
    )
    return matchedCount > 0
  }
  try {
    await settingsOf(payload).create({ event, ...change })
    return true
  } catch (error) {
    if (isDuplicateKey(error)) return false
    throw error
  }
}

export const deleteTicketSettings = async (payload: Payload, event: unknown): Promise<void> => {
  await settingsOf(payload).deleteOne({ event: new ObjectId(String(event)) })
}
