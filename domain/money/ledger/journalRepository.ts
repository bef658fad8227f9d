import { type Collection, type Document, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { EACH_BATCH } from '../../../platform/databaseDeadlines'
import { modelOf } from '../../../platform/database'
import { escapeRegExp } from '../../../platform/escapeRegExp'
import type { Currency } from '../../../platform/money.schema'
import type { JournalFilter } from './journal.schema'
import type { Account } from './ledger.schema'
import type { StoredLedgerEntry } from './ledgerRepository'
import { countWhere } from '../../../platform/countWhere'

const entriesOf = (payload: Payload): Collection<StoredLedgerEntry> =>
  modelOf(payload, 'ledger-entries').collection as unknown as Collection<StoredLedgerEntry>

/** The condition on entries that a filter stands for. */
export const toCondition = ({ from, to, account, purpose, chapter, fund }: JournalFilter): Document => ({
  ...((from ?? to) && { day: { ...(from && { $gte: from }), ...(to && { $lte: to }) } }),
  ...(account && { 'lines.account': account }),
  ...(purpose && { purpose }),
  ...(chapter && { chapter: new ObjectId(chapter) }),
  ...(fund && { fund }),
})

/** Iterates over the entries that a filter leaves, the latest first. */
export const streamJournal = (
  payload: Payload,
  filter: JournalFilter,
  page: { skip?: number; limit?: number } = {},
): AsyncIterable<StoredLedgerEntry> =>
  entriesOf(payload)
    .find(toCondition(filter), EACH_BATCH)
    .sort({ day: -1, postedAt: -1, _id: -1 })
    .skip(page.skip ?? 0)
    .limit(page.limit ?? 0)

export const countEntries = (payload: Payload, filter: JournalFilter): Promise<number> =>
  countWhere(entriesOf(payload), toCondition(filter))

/** How many entries have keys that begin so, and the sum of their lines on an account. */
export const sumPosted = async (
  payload: Payload,
  keyPrefix: string,
  account: Account,
): Promise<{ count: number; sumMinor: number }> => {
  const entries = await entriesOf(payload)
    .find({ key: { $regex: `^${escapeRegExp(keyPrefix).source}` } })
    .toArray()
  const sumMinor = entries
    .flatMap(({ lines }) => lines)
    .filter((line) => line.account === account)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  return { count: entries.length, sumMinor }
}

/** A sum of income. */
export interface IncomeSum {
  key: string | null
  currency: Currency
  amountMinor: number
}

const INCOME: Account[] = ['dues', 'joiningFees', 'donations', 'otherIncome', 'writeOffs']
const MONEY: Account[] = ['bank', 'mobileMoney', 'card', 'cash', 'cheques']

/** Sums lines of some accounts, by an expression over the entry. */
const sumBy = async (
  payload: Payload,
  filter: JournalFilter,
  accounts: Account[],
  by: string | Document,
): Promise<IncomeSum[]> =>
  entriesOf(payload)
    .aggregate<IncomeSum>([
      { $match: { ...toCondition(filter), 'lines.account': { $in: accounts } } },
      { $unwind: '$lines' },
      { $match: { 'lines.account': { $in: accounts } } },
      {
        $group: {
          _id: { key: by, currency: '$lines.currency' },
          amountMinor: { $sum: '$lines.amountMinor' },
        },
      },
      {
        $project: {
          _id: 0,
          key: { $ifNull: [{ $toString: '$_id.key' }, null] },
          currency: '$_id.currency',
          amountMinor: 1,
        },
      },
      { $sort: { key: 1, currency: 1 } },
    ])
    .toArray()

/** Income by month, account, fund and chapter, and the money that came by method. Income is above zero. */
export const sumIncome = async (
  payload: Payload,
  filter: JournalFilter,
): Promise<Record<'month' | 'account' | 'fund' | 'chapter' | 'method', IncomeSum[]>> => {
  const negated = async (by: string | Document): Promise<IncomeSum[]> =>
    (await sumBy(payload, filter, INCOME, by)).map((each) => ({ ...each, amountMinor: 0 - each.amountMinor }))
  const [month, account, fund, chapter, method] = await Promise.all([
    negated({ $substrBytes: ['$day', 0, 7] }),
    negated('$lines.account'),
    negated('$fund'),
    negated('$chapter'),
    sumBy(payload, filter, MONEY, '$lines.account'),
  ])
  return { month, account, fund, chapter, method }
}
