import { type Collection, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { LedgerEntry } from '../../../payload-types'
import { isDuplicateKey, modelOf } from '../../../platform/database'
import type { Currency } from '../../../platform/money.schema'
import type { Stored } from '../../../platform/stored.types'
import type { CashDay } from './dayCloses/dayClosesRepository'
import { type Account, type NewLedgerEntry, TRANSFERS } from './ledger.schema'

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

/** The entry that was posted under a key, as it is stored. */
export const findStoredEntry = (payload: Payload, key: string): Promise<StoredLedgerEntry | null> =>
  entriesOf(payload).findOne({ key })

/** An entry by its id; null without one. */
export const findEntryById = (payload: Payload, id: string): Promise<StoredLedgerEntry | null> =>
  entriesOf(payload).findOne({ _id: new ObjectId(id) })

/** Moves an entry from the day that it was read with to another one. */
export const changeEntryDay = async (
  payload: Payload,
  { _id, day: from }: StoredLedgerEntry,
  day: string,
): Promise<void> => {
  await entriesOf(payload).updateOne({ _id, day: from }, { $set: { day } })
}

/** The entries of the cash that was taken in on a day, without the difference of its close. */
export const findCashEntries = (
  payload: Payload,
  { day, currency, chapter }: CashDay,
): Promise<StoredLedgerEntry[]> =>
  entriesOf(payload)
    .find({
      day,
      // null also finds what has no chapter
      chapter: (toId(chapter) ?? null) as ObjectId,
      purpose: { $nin: ['dayClose', ...TRANSFERS] },
      lines: { $elemMatch: { account: 'cash', currency } },
    })
    .toArray()

/** The entry that was posted under a key, as it can be posted again; null without one. */
export const findEntry = async (payload: Payload, key: string): Promise<NewLedgerEntry | null> => {
  const entry = await findStoredEntry(payload, key)
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

/** The latest transfers between our own accounts, and what took them back. */
export const findTransfers = (payload: Payload, limit: number): Promise<StoredLedgerEntry[]> =>
  entriesOf(payload)
    .find({ purpose: { $in: [...TRANSFERS] } })
    .sort({ day: -1, postedAt: -1, _id: -1 })
    .limit(limit)
    .toArray()

/** The entries that were posted under keys that begin so; a prefix ends with a colon. */
export const findEntriesBelow = (payload: Payload, prefix: string): Promise<StoredLedgerEntry[]> =>
  entriesOf(payload)
    .find({ key: { $gte: prefix, $lt: `${prefix.slice(0, -1)};` } })
    .sort({ key: 1 })
    .toArray()

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

/** What each box of cash has at the end of a day; `chapter` is null for that of the head office. */
export const sumCashBoxes = async (
  payload: Payload,
  day: string,
): Promise<{ chapter: string | null; currency: Currency; amountMinor: number }[]> =>
  (
    await entriesOf(payload)
      .aggregate<{ _id: { chapter: ObjectId | null; currency: Currency }; amountMinor: number }>([
        { $match: { day: { $lte: day }, 'lines.account': 'cash' } },
        { $unwind: '$lines' },
        { $match: { 'lines.account': 'cash' } },
        {
          $group: {
            _id: { chapter: { $ifNull: ['$chapter', null] }, currency: '$lines.currency' },
            amountMinor: { $sum: '$lines.amountMinor' },
          },
        },
      ])
      .toArray()
  ).map(({ _id, amountMinor }) => ({
    chapter: _id.chapter?.toHexString() ?? null,
    currency: _id.currency,
    amountMinor,
  }))

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
