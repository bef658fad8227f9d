import type { Payload } from 'payload'
import { listChapterNames } from '../../content/divisions'
import type { JournalEntry, JournalFilter, LedgerPage } from './journal.schema'
import { countEntries, streamJournal, sumIncome, toCondition } from './journalRepository'
import { type StoredLedgerEntry, findClosedDay, sumBalances } from './ledgerRepository'

const PAGE_SIZE = 50

/** An entry as staff read it. */
const viewEntry = (entry: StoredLedgerEntry): JournalEntry => ({
  id: entry._id.toHexString(),
  day: entry.day,
  purpose: entry.purpose,
  text: entry.text ?? null,
  chapter: entry.chapter?.toHexString() ?? null,
  fund: entry.fund ?? null,
  lines: entry.lines.map(({ account, currency, amountMinor }) => ({ account, currency, amountMinor })),
})

/** A page of the journal, with balances and income of what the filter leaves. */
export const readLedger = async (payload: Payload, filter: JournalFilter): Promise<LedgerPage> => {
  const page = filter.page ?? 1
  const entries: JournalEntry[] = []
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
    entries.push(viewEntry(entry))
  return {
    entries,
    total,
    page,
    pageCount: Math.max(1, Math.ceil(total / PAGE_SIZE)),
    balances,
    income,
    chapters,
    closedDay,
  }
}
