import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { TicketType } from '../../../payload-types'
import { modelOf } from '../../../platform/database'
import type { Stored } from '../../../platform/stored.types'
import { TICKET_LIMITS, type TicketPrice, type TicketTypeForm } from './tickets.schema'

/** A type of ticket as the database has it. */
export type StoredTicketType = Omit<Stored<TicketType>, 'prices'> & { prices: TicketPrice[] }

/** Whether a type is hidden from who gives this code, or none. */
export const isHiddenType = ({ code }: Pick<StoredTicketType, 'code'>, given: string | undefined): boolean =>
  Boolean(code) && code !== given

const typesOf = (payload: Payload) => modelOf(payload, 'ticket-types')

/** What the seat ledger needs to know about types to sell tickets of them. */
export const saleRulesOf = (
  types: readonly StoredTicketType[],
): { perPerson: Record<string, number>; extras: string[] } => ({
  perPerson: Object.fromEntries(types.map(({ _id, perPerson }) => [String(_id), perPerson])),
  extras: types.filter(({ isExtra }) => isExtra).map(({ _id }) => String(_id)),
})

/** The types of an event, in the order in which they were made. */
export const findTicketTypes = (payload: Payload, event: unknown): Promise<StoredTicketType[]> =>
  typesOf(payload)
    .find({ event })
    .sort({ _id: 1 })
    .limit(TICKET_LIMITS.types)
    .lean<StoredTicketType[]>()
    .exec()

/** The types of these events that are on sale to everybody, with what they cost; without what takes no seat. */
export const findTypesOnSale = (
  payload: Payload,
  events: readonly unknown[],
): Promise<Pick<StoredTicketType, 'event' | 'prices'>[]> =>
  typesOf(payload)
    .find(
      { event: { $in: events }, isOnSale: true, isExtra: { $ne: true }, code: { $in: [null, ''] } },
      { event: 1, prices: 1 },
    )
    .lean<Pick<StoredTicketType, 'event' | 'prices'>[]>()
    .exec()

export const countTicketTypes = (payload: Payload, event: unknown): Promise<number> =>
  typesOf(payload).countDocuments({ event }).exec()

/** @returns its id */
export const createTicketType = async (
  payload: Payload,
  event: string,
  form: TicketTypeForm,
): Promise<string> => {
  const created = (await typesOf(payload).create({ event, ...form })) as { _id: unknown }
  return String(created._id)
}

/** Changes a type if it is still the version that was read. @returns whether it was */
export const updateTicketType = async (
  payload: Payload,
  event: string,
  id: string,
  readVersion: Date,
  form: TicketTypeForm,
): Promise<boolean> => {
  const { matchedCount } = await typesOf(payload).updateOne(
    { _id: id, event, updatedAt: readVersion },
    { $set: { ...form, updatedAt: new Date(Math.max(Date.now(), readVersion.getTime() + 1)) } },
    { timestamps: false },
  )
  return matchedCount > 0
}

export const findTicketType = (
  payload: Payload,
  event: string,
  id: string,
): Promise<StoredTicketType | null> =>
  typesOf(payload).findOne({ _id: id, event }).lean<StoredTicketType | null>().exec()

export const deleteTicketType = async (payload: Payload, event: string, id: string): Promise<void> => {
  await typesOf(payload).deleteOne({ _id: id, event })
}

export const deleteTicketTypesOfEvent = async (payload: Payload, event: unknown): Promise<void> => {
  await typesOf(payload).deleteMany({ event: new ObjectId(String(event)) })
}
