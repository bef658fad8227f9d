import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { nativeLedgersOf } from './seatLedgersRepository'

/*
 * The link to the meeting of a virtual event. It is kept with the seats, not with the event, whose public answers,
 * versions and drafts cannot contain it then; who may read it is asked in the same query.
 */

export interface Meeting {
  address: string | null
  /** Null: a day before the start of the event. */
  shownFrom: Date | null
  updatedAt: Date
}

/** The link to the meeting of an event. @param holder an account for which it is read: undefined without a seat */
export const findMeeting = async (
  payload: Payload,
  event: string,
  holder?: string,
): Promise<Partial<Meeting> | undefined> =>
  (
    await nativeLedgersOf(payload).findOne(
      { event: new ObjectId(event), ...(holder && { holders: new ObjectId(holder) }) },
      { projection: { _id: 0, meeting: 1 } },
    )
  )?.meeting as Partial<Meeting> | undefined

/** Stores the link if it is still the version that was read, null for none. @returns whether it was */
export const setMeeting = async (
  payload: Payload,
  event: string,
  readVersion: Date | null,
  meeting: Meeting,
): Promise<boolean> => {
  const filter = { event: new ObjectId(event), 'meeting.updatedAt': readVersion }
  return (await nativeLedgersOf(payload).updateOne(filter, { $set: { meeting } as never })).matchedCount > 0
}
