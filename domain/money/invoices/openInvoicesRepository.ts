import { type Collection, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { Grade } from '../../membership/memberships/grades.schema'
import { EACH_BATCH } from '../../../platform/databaseDeadlines'
import { modelOf } from '../../../platform/database'
import { escapeRegExp } from '../../../platform/escapeRegExp'
import type { Money } from '../../../platform/moneyFormat.schema'
import type { StoredInvoice } from './invoicesRepository'

const invoicesOf = (payload: Payload): Collection<StoredInvoice> =>
  modelOf(payload, 'invoices').collection as unknown as Collection<StoredInvoice>

const FIELDS = {
  user: 1,
  number: 1,
  reference: 1,
  currency: 1,
  openMinor: 1,
  writtenOffMinor: 1,
  rate: 1,
  recipient: 1,
  dueAt: 1,
  totalMinor: 1,
  instalments: 1,
} as const

/** An invoice as a line of a statement is compared with it, and as the arrears list it. */
export type OpenInvoice = Pick<StoredInvoice, '_id' | keyof typeof FIELDS>

/** Iterates over the open invoices that have a number, those due longest ago first. */
export const streamOpenInvoices = (payload: Payload): AsyncIterable<OpenInvoice> =>
  invoicesOf(payload)
    .find({ status: 'open', number: { $ne: null } }, { projection: FIELDS, batchSize: 500, ...EACH_BATCH })
    .sort({ dueAt: 1 })

/** How many open invoices for a renewal there are of each grade. */
export const countOpenRenewals = async (payload: Payload): Promise<Map<Grade, number>> => {
  const counts = await invoicesOf(payload)
    .aggregate<{ _id: Grade | null; count: number }>([
      { $match: { status: 'open', purpose: 'renewal' } },
      { $group: { _id: '$grade', count: { $sum: 1 } } },
    ])
    .toArray()
  return new Map(counts.flatMap(({ _id, count }) => (_id ? [[_id, count] as const] : [])))
}

/** Iterates over the open invoices that are paid in instalments. */
export const streamInstalmentInvoices = (payload: Payload): AsyncIterable<StoredInvoice> =>
  invoicesOf(payload).find(
    { status: 'open', number: { $ne: null }, 'instalments.0': { $exists: true } },
    { batchSize: 100, ...EACH_BATCH },
  )

/** What some people still have to pay, by account and currency; nobody without debts. */
export const sumOpenOf = async (
  payload: Payload,
  users: readonly string[],
): Promise<Map<string, Money[]>> => {
  const sums = await invoicesOf(payload)
    .aggregate<{ _id: { user: ObjectId; currency: Money['currency'] }; amountMinor: number }>([
      {
        $match: {
          user: { $in: users.map((user) => new ObjectId(user)) },
          status: 'open',
          number: { $ne: null },
        },
      },
      { $group: { _id: { user: '$user', currency: '$currency' }, amountMinor: { $sum: '$openMinor' } } },
      { $sort: { _id: 1 } },
    ])
    .toArray()
  const found = new Map<string, Money[]>()
  for (const { _id, amountMinor } of sums) {
    const user = _id.user.toHexString()
    found.set(user, [...(found.get(user) ?? []), { currency: _id.currency, amountMinor }])
  }
  return found
}

/** The invoices with some references, whatever their status. */
export const findInvoicesByReferences = (payload: Payload, references: string[]): Promise<OpenInvoice[]> =>
  invoicesOf(payload)
    .find({ reference: { $in: references } }, { projection: FIELDS, batchSize: 250 })
    .toArray()

/**
 * The invoices whose recipient or number has a text, or whose reference has what is left of it; open ones first, then
 * the latest.
 */
export const searchInvoices = (
  payload: Payload,
  text: string,
  reference: string,
  limit: number,
): Promise<OpenInvoice[]> => {
  const pattern = { $regex: escapeRegExp(text).source, $options: 'i' }
  return invoicesOf(payload)
    .find(
      {
        number: { $ne: null },
        $or: [
          { 'recipient.name': pattern },
          { number: pattern },
          ...(reference.length >= 4 ? [{ reference: { $regex: reference } }] : []),
        ],
      },
      { projection: FIELDS },
    )
    .sort({ status: 1, _id: -1 })
    .limit(limit)
    .toArray()
}
