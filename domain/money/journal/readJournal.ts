import type { Payload } from 'payload'
import { listChapterNames } from '../../content/divisions'
import {
  type StoredLedgerEntry,
  countEntries,
  findClosedDay,
  streamJournal,
  sumBalances,
  sumIncome,
  toCondition,
} from '../ledger'
import type { JournalFilter, LedgerPage } from '../ledger/journal.schema'
import { describeEntries } from './describeEntries'

const PAGE_SIZE = 50

/** A page of the journal, with balances and income of what the filter leaves. */
export const readJournal = async (payload: Payload, filter: JournalFilter): Promise<LedgerPage> => {
  const page = filter.page ?? 1
  const entries: StoredLedgerEntry[] = []
  const [total, balances, income, closedDay, chapters] = await Promise.all([
    countEntries(payload, filter),
    sumBalances(payload, toCondition({ ...filter, account: undefined })),
    sumIncome(payload, { ...filter, account: undefined }),
    findClosedDay(payload),
    listChapterNames(payload),
  ])
  for await (const entry of streamJournal(payload, filter, {
    skip: (page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE,
  }))
    entries.push(entry)
  return {
    entries: await describeEntries(payload, entries),
    total,
    page,
    pageCount: Math.max(1, Math.ceil(total / PAGE_SIZE)),
    balances,
    income,
    chapters,
    closedDay,
  }
}
