import { type Collection, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { DayClose } from '../../../../payload-types'
import { isDuplicateKey, modelOf } from '../../../../platform/database'
import type { Stored } from '../../../../platform/stored.types'
import type { DayCloseInput } from './dayClose.schema'

/** A closed day as the database has it. */
export type StoredDayClose = Stored<DayClose>

const closesOf = (payload: Payload): Collection<StoredDayClose> =>
  modelOf(payload, 'day-closes').collection as unknown as Collection<StoredDayClose>

/** A box of cash, of a chapter or the head office, on a day. */
export type CashDay = Pick<DayCloseInput, 'day' | 'currency' | 'chapter'>

const keyOf = ({ day, currency, chapter }: CashDay): string => `${chapter ?? 'office'}:${day}:${currency}`

/** Stores that a day is closed. Returns its id; undefined when it is closed already. */
export const createDayClose = async (
  payload: Payload,
  { chapter, reason, ...input }: DayCloseInput,
  facts: { expectedMinor: number; entries: ObjectId[]; by: string },
): Promise<string | undefined> => {
  const _id = new ObjectId()
  try {
    await modelOf(payload, 'day-closes').create({
      _id,
      ...input,
      ...facts,
      key: keyOf({ ...input, chapter }),
      ...(chapter && { chapter }),
      ...(reason && { reason }),
      at: new Date(),
      needsFinalising: true,
    })
    return _id.toHexString()
  } catch (error) {
    if (isDuplicateKey(error)) return undefined
    throw error
  }
}

/** The close of a day; null while it is open. */
export const findDayClose = (payload: Payload, cashDay: CashDay): Promise<StoredDayClose | null> =>
  closesOf(payload).findOne({ key: keyOf(cashDay) })

export const findDayCloseById = (payload: Payload, id: string): Promise<StoredDayClose | null> =>
  closesOf(payload).findOne({ _id: new ObjectId(id) })

/** The latest closed days. */
export const findDayCloses = (payload: Payload, limit: number): Promise<StoredDayClose[]> =>
  closesOf(payload).find().sort({ day: -1, _id: -1 }).limit(limit).toArray()

/** The closed days whose difference is not booked yet. */
export const findUnfinalisedDayCloses = (payload: Payload): Promise<StoredDayClose[]> =>
  closesOf(payload).find({ needsFinalising: true }).limit(500).toArray()

/** Says that what follows from a close is booked, unless a correction was decided since it was read. */
export const markDayCloseFinalised = async (
  payload: Payload,
  { _id, correctedMinor }: StoredDayClose,
): Promise<void> => {
  await closesOf(payload).updateOne(
    { _id, correctedMinor: correctedMinor ?? null },
    { $set: { needsFinalising: false } },
  )
}

/** A correction of a difference as the database has it. */
export type StoredCorrection = NonNullable<StoredDayClose['corrections']>[number]

/**
 * Stores that a part of a difference is to be taken back, while no other correction of it waits.
 * @param close as it was when the amount was checked
 */
export const addCorrection = (
  payload: Payload,
  { _id, correctedMinor }: StoredDayClose,
  correction: { key: string; amountMinor: number; reason: string; by: string },
): Promise<StoredDayClose | null> =>
  closesOf(payload).findOneAndUpdate(
    {
      _id,
      correctedMinor: correctedMinor ?? null,
      corrections: { $not: { $elemMatch: { $or: [{ status: 'asked' }, { key: correction.key }] } } },
    },
    {
      $push: {
        corrections: {
          ...correction,
          id: new ObjectId().toHexString(),
          by: new ObjectId(correction.by),
          at: new Date(),
          status: 'asked',
        },
      },
    },
    { returnDocument: 'after' },
  )

/** Confirms or declines a correction that waits, by somebody else than asked for it. Null when none waits for them. */
export const setCorrectionStatus = (
  payload: Payload,
  { _id }: StoredDayClose,
  { key, amountMinor }: StoredCorrection,
  decision: { status: 'confirmed' | 'declined'; by: string },
): Promise<StoredDayClose | null> =>
  closesOf(payload).findOneAndUpdate(
    {
      _id,
      corrections: { $elemMatch: { key, status: 'asked', by: { $ne: new ObjectId(decision.by) } } },
    },
    {
      $set: {
        'corrections.$.status': decision.status,
        'corrections.$.decidedBy': new ObjectId(decision.by),
        'corrections.$.decidedAt': new Date(),
        needsFinalising: true,
      },
      ...(decision.status === 'confirmed' && { $inc: { correctedMinor: amountMinor } }),
    },
    { returnDocument: 'after' },
  )
