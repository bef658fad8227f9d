import { type Collection, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { LedgerEntry } from '../../../payload-types'
import { isDuplicateKey, modelOf } from '../../../platform/database'
import type { Currency } from '../../../platform/money.schema'
import type { Stored } from '../../../platform/stored.types'
import type { Account, NewLedgerEntry } from './ledger.schema'

/** An entry of the ledger as the database has it. */
export type StoredLedgerEntry = Stored<LedgerEntry>

type Condition = Record<string, unknown>

/** The native collection: lines are stored as they are, and sums are pipelines. */
const entriesOf = (payload: Payload): Collection<StoredLedgerEntry> =>
  modelOf(payload, 'ledger-entries').collection as unknown as Collection<StoredLedgerEntry>

const toId = (id: string | null | undefined): ObjectId | undefined => (id ? new ObjectId(id) : undefined)

/** Stores an entry, unless one with its key is stored. */
export const insertEntry = async (payload: Payload, entry: NewLedgerEntry): Promise<void> => {
  const { lines, by, chapter, ...fields } = entry
  try {
    await modelOf(payload, 'ledger-entries').create({
      ...fields,
      postedAt: new Date(),
      by: toId(by),
      chapter: toId(chapter),
      lines: lines.map(({ user, invoice, ...line }) => ({
        ...line,
        user: toId(user),
        invoice: toId(invoice),
      })),
    })
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
  }
}

/** The entry that was posted under a key, as it can be posted again; null without one. */
export const findEntry = async (payload: Payload, key: string): Promise<NewLedgerEntry | null> => {
  const entry = await entriesOf(payload).findOne({ key })
  return (
    entry && {
      key,
      purpose: entry.purpose,
      day: entry.day,
      chapter: entry.chapter?.toHexString(),
      fund: entry.fund,
      lines: entry.lines.map(({ account, currency, amountMinor, user, invoice }) => ({
        account,
        currency,
        amountMinor,
        user: user?.toHexString(),
        invoice: invoice?.toHexString(),
      })),
    }
  )
}

/** The sum of lines: debits above zero, credits below. */
export interface Balance {
  account: Account
  currency: Currency
  amountMinor: number
}

/**
 * The balances of the accounts, from the lines that meet a condition.
 * @param where condition on entries, `{ day: { $lte: '2026-12-31' } }`
 * @param lineWhere condition on lines, `{ 'lines.user': id }`
 */
export const sumBalances = async (
  payload: Payload,
  where: Condition = {},
  lineWhere: Condition = {},
): Promise<Balance[]> =>
  entriesOf(payload)
    .aggregate<Balance>([
      { $match: { ...where, ...lineWhere } },
      { $unwind: '$lines' },
      { $match: lineWhere },
      {
        $group: {
          _id: { account: '$lines.account', currency: '$lines.currency' },
          amountMinor: { $sum: '$lines.amountMinor' },
        },
      },
      { $project: { _id: 0, account: '$_id.account', currency: '$_id.currency', amountMinor: 1 } },
      { $sort: { account: 1, currency: 1 } },
    ])
    .toArray()

/** The balances that concern a person: what is owed, and what is to their credit. */
export const sumBalancesOf = (payload: Payload, user: string): Promise<Balance[]> =>
  sumBalances(payload, {}, { 'lines.user': new ObjectId(user) })

/** The last day of the closed periods, `YYYY-MM-DD`; null while none is closed. */
export const findClosedDay = async (payload: Payload): Promise<string | null> => {
  const close = await modelOf(payload, 'period-closes')
    .findOne({}, { day: 1 })
    .sort({ day: -1 })
    .lean<{ day: string } | null>()
  return close?.day ?? null
}

/**
 * Closes the ledger up to a day; later entries for these days are booked after it.
 * @returns false when a period up to this day or a later one is closed already
 */
export const closePeriod = async (payload: Payload, day: string, by: string): Promise<boolean> => {
  const closed = await findClosedDay(payload)
  if (closed && closed >= day) return false
  try {
    await modelOf(payload, 'period-closes').create({ day, by, at: new Date() })
    return true
  } catch (error) {
    if (isDuplicateKey(error)) return false
    throw error
  }
}
