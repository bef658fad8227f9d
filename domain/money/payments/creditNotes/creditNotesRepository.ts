import { type Collection, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { CreditNote } from '../../../../payload-types'
import { isDuplicateKey, modelOf } from '../../../../platform/database'
import type { Stored } from '../../../../platform/stored.types'

/** A credit note as the database has it. The number is missing only while it is being issued. */
export type StoredCreditNote = Stored<CreditNote>

const notesOf = (payload: Payload): Collection<StoredCreditNote> =>
  modelOf(payload, 'credit-notes').collection as unknown as Collection<StoredCreditNote>

/** Stores the credit note that an invoice decided on. Safe to repeat. */
export const storeCreditNote = async (
  payload: Payload,
  note: Omit<StoredCreditNote, 'number' | 'createdAt' | 'updatedAt'>,
): Promise<StoredCreditNote> => {
  try {
    await modelOf(payload, 'credit-notes').create(note)
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
  }
  const stored = await notesOf(payload).findOne({ _id: note._id })
  if (!stored) throw new Error('A credit note was gone as soon as it was made')
  return stored
}

export const findCreditNote = (payload: Payload, id: string): Promise<StoredCreditNote | null> =>
  notesOf(payload).findOne({ _id: new ObjectId(id) })

/** The credit notes of an invoice that have a number, the latest first. */
export const findCreditNotesFor = (payload: Payload, invoice: string): Promise<StoredCreditNote[]> =>
  notesOf(payload)
    .find({ invoice: new ObjectId(invoice), number: { $ne: null } })
    .sort({ _id: -1 })
    .toArray()

/** The numbers of credit notes, by their ids. */
export const findCreditNoteNumbers = async (
  payload: Payload,
  ids: readonly ObjectId[],
): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map()
  const found = await notesOf(payload)
    .find({ _id: { $in: [...ids] } }, { projection: { number: 1 } })
    .toArray()
  return new Map(found.flatMap(({ _id, number }) => (number ? [[_id.toHexString(), number] as const] : [])))
}

/** The credit notes of an account that have a number, the latest first. */
export const findCreditNotesOf = (payload: Payload, user: string): Promise<StoredCreditNote[]> =>
  notesOf(payload)
    .find({ user: new ObjectId(user), number: { $ne: null } })
    .sort({ _id: -1 })
    .limit(500)
    .toArray()

/** Notes that everything that follows from a credit note is done. */
export const markCreditNoteFinalised = async (
  payload: Payload,
  id: ObjectId,
  number: string,
): Promise<void> => {
  await notesOf(payload).updateOne({ _id: id }, { $set: { number, needsFinalising: false } })
}

/** Removes from the credit notes of an account what names its person. Safe to repeat. */
export const eraseCreditNotes = async (payload: Payload, user: string): Promise<void> => {
  await notesOf(payload).updateMany(
    { user: new ObjectId(user) },
    { $set: { recipient: { name: 'Erased', email: '' } } },
  )
}
