import { type Collection, type Document, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { EACH_BATCH } from '../../../platform/databaseDeadlines'
import { modelOf } from '../../../platform/database'
import { escapeRegExp } from '../../../platform/escapeRegExp'
import type { Currency } from '../../../platform/money.schema'
import type { JournalFilter } from './journal.schema'
import { type Account, EXPENSE_ACCOUNTS, INCOME_ACCOUNTS, MONEY_ACCOUNTS, TRANSFERS } from './ledger.schema'
import type { StoredLedgerEntry } from './ledgerRepository'
import { countWhere } from '../../../platform/countWhere'

const entriesOf = (payload: Payload): Collection<StoredLedgerEntry> =>
  modelOf(payload, 'ledger-entries').collection as unknown as Collection<StoredLedgerEntry>

/** A filter of the journal; or of what belongs to no chapter. */
type EntryFilter = JournalFilter & { isHeadOffice?: boolean }

/** The condition on entries that a filter stands for. */
export const toCondition = ({
  from,
  to,
  account,
  purpose,
  chapter,
  isHeadOffice,
  fund,
}: EntryFilter): Document => ({
  ...((from ?? to) && { day: { ...(from && { $gte: from }), ...(to && { $lte: to }) } }),
  ...(account && { 'lines.account': account }),
  ...(purpose && { purpose }),
  ...(chapter && { chapter: new ObjectId(chapter) }),
  ...(isHeadOffice && { chapter: null }),
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

/** The day of the first entry; undefined without any. */
export const findFirstDay = async (payload: Payload): Promise<string | undefined> =>
  (await entriesOf(payload).findOne({}, { projection: { day: 1 }, sort: { day: 1 } }))?.day

/** What was debited and credited to an account in a period, both above zero, and what its balance was before. */
export interface Turnover {
  account: Account
  currency: Currency
  openingMinor: number
  debitMinor: number
  creditMinor: number
}

/** The turnover of the accounts in a period, of the entries that a filter leaves. */
export const sumTurnover = async (
  payload: Payload,
  { from = '', ...filter }: EntryFilter,
): Promise<Turnover[]> => {
  const amount = '$lines.amountMinor'
  const sumIf = (condition: Document[], value: Document | string = amount): Document => ({
    $sum: { $cond: [{ $and: condition }, value, 0] },
  })
  const isBefore = { $lt: ['$day', from] }
  const isWithin = { $gte: ['$day', from] }
  return entriesOf(payload)
    .aggregate<Turnover>([
      { $match: toCondition(filter) },
      { $unwind: '$lines' },
      {
        $group: {
          _id: { account: '$lines.account', currency: '$lines.currency' },
          openingMinor: sumIf([isBefore]),
          debitMinor: sumIf([isWithin, { $gt: [amount, 0] }]),
          creditMinor: sumIf([isWithin, { $lt: [amount, 0] }], { $subtract: [0, amount] }),
        },
      },
      {
        $project: {
          _id: 0,
          account: '$_id.account',
          currency: '$_id.currency',
          openingMinor: 1,
          debitMinor: 1,
          creditMinor: 1,
        },
      },
      { $sort: { account: 1, currency: 1 } },
    ])
    .toArray()
}

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

/** Sums lines of some accounts of the entries that meet a condition, by an expression over the entry. */
const sumBy = async (
  payload: Payload,
  where: Document,
  accounts: readonly Account[],
  by: string | Document,
): Promise<IncomeSum[]> =>
  entriesOf(payload)
    .aggregate<IncomeSum>([
      { $match: { ...where, 'lines.account': { $in: accounts } } },
      { $unwind: '$lines' },
      { $match: { 'lines.account': { $in: accounts } } },
      {
        $group: {
          // a field that is missing, null or empty is one group
          _id: {
            key: { $cond: [{ $in: [{ $ifNull: [by, ''] }, ['', null]] }, null, by] },
            currency: '$lines.currency',
          },
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
  const where = toCondition(filter)
  const negated = async (by: string | Document): Promise<IncomeSum[]> =>
    (await sumBy(payload, where, INCOME_ACCOUNTS, by)).map((each) => ({
      ...each,
      amountMinor: 0 - each.amountMinor,
    }))
  const [month, account, fund, chapter, method] = await Promise.all([
    negated({ $substrBytes: ['$day', 0, 7] }),
    negated('$lines.account'),
    negated('$fund'),
    negated('$chapter'),
    // what only moved between our own accounts did not come
    sumBy(payload, { $and: [where, { purpose: { $nin: TRANSFERS } }] }, MONEY_ACCOUNTS, '$lines.account'),
  ])
  return { month, account, fund, chapter, method }
}

/** What was spent by month, account, fund and chapter: charges, other expenses and differences of cash. */
export const sumExpenses = async (
  payload: Payload,
  filter: JournalFilter,
): Promise<Record<'month' | 'account' | 'fund' | 'chapter', IncomeSum[]>> => {
  const by = (key: string | Document) => sumBy(payload, toCondition(filter), EXPENSE_ACCOUNTS, key)
  const [month, account, fund, chapter] = await Promise.all([
    by({ $substrBytes: ['$day', 0, 7] }),
    by('$lines.account'),
    by('$fund'),
    by('$chapter'),
  ])
  return { month, account, fund, chapter }
}
