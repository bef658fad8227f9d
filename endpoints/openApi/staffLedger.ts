import { z } from 'zod'
import {
  type DayClosePage,
  type DayClosed,
  dayCloseQuerySchema,
  dayCloseSchema,
} from '../../domain/money/dayCloses/dayClose.schema'
import type { DonationTotals } from '../../domain/money/donations/checkout.schema'
import { DONATION_STATUSES } from '../../domain/money/donations/donation.schema'
import { ARREARS_AGES, type Arrears } from '../../domain/money/invoices/arrears.schema'
import {
  type LedgerPage,
  type PeriodClose,
  journalFilterSchema,
  periodCloseSchema,
} from '../../domain/money/ledger/journal.schema'
import { ACCOUNTS, ENTRY_PURPOSES } from '../../domain/money/ledger/ledger.schema'
import { keysOf } from '../../platform/records.schema'
import { currency, eachOf, minor, text, whole } from './staffAnswers'
import {
  CSV,
  REFUSALS,
  type StaffOperation,
  UNKNOWN_FILTER,
  WITH_PROOF,
  WRONG_FIELDS,
  XLSX,
  adds,
  reads,
  sends,
} from './staffParts'

const account = z.enum(keysOf(ACCOUNTS))
const sum = z.object({ account, currency, amountMinor: minor })
const sums = z.array(z.object({ key: text, currency, amountMinor: minor }))
const chapter = z.object({ id: z.string(), name: z.string() })

const ledgerPageAnswer = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      day: z.string(),
      purpose: z.enum(keysOf(ENTRY_PURPOSES)),
      text,
      chapter: text,
      fund: text,
      lines: z.array(sum).describe('Debits are above zero, credits below.'),
    }),
  ),
  total: whole,
  page: whole,
  pageCount: whole,
  balances: z.array(sum),
  income: eachOf(['month', 'account', 'fund', 'chapter', 'method'], sums),
  chapters: z.array(chapter),
  closedDay: text.describe('The last day of the closed periods.'),
}) satisfies z.ZodType<LedgerPage>

const ages = eachOf(keysOf(ARREARS_AGES), minor)

const arrearsAnswer = z.object({
  rows: z
    .array(
      z.object({
        user: z.string(),
        name: z.string(),
        currency,
        ages,
        totalMinor: minor,
        oldest: z.string(),
      }),
    )
    .describe(`At most 100. Ages: ${Object.values(ARREARS_AGES).join(', ')}.`),
  rowCount: whole,
  writtenOff: z.array(z.object({ currency, amountMinor: minor, count: whole })),
  totals: z.array(z.object({ currency, ages, totalMinor: minor })),
}) satisfies z.ZodType<Arrears>

const closedAnswer = z.object({ day: z.string() }) satisfies z.ZodType<PeriodClose>

const dayClosesAnswer = z.object({
  chapters: z.array(chapter),
  closes: z.array(
    z.object({
      id: z.string(),
      day: z.string(),
      chapter: text,
      currency,
      expectedMinor: minor,
      countedMinor: minor,
      reason: text,
      at: z.string(),
    }),
  ),
  chosen: z
    .object({ expectedMinor: minor, isClosed: z.boolean() })
    .nullable()
    .describe('Of the day of the query; null without one.'),
}) satisfies z.ZodType<DayClosePage>

const dayClosedAnswer = z.object({ differenceMinor: minor }) satisfies z.ZodType<DayClosed>

const totalsAnswer = z.object({
  totals: z.array(
    z.object({
      month: z.string(),
      status: z.enum(keysOf(DONATION_STATUSES)),
      count: whole,
      amountCents: whole,
      refundedCents: whole,
      disputedCents: whole,
    }),
  ),
}) satisfies z.ZodType<DonationTotals>

/** What staff do with the ledger, the cash and donations. */
export const ledgerOperations: readonly StaffOperation[] = [
  {
    method: 'get',
    path: '/api/ledger-entries/page',
    summary: 'The journal, with balances and income',
    query: journalFilterSchema,
    answers: { ...reads(ledgerPageAnswer, 'A page of the journal'), ...UNKNOWN_FILTER, ...REFUSALS },
  },
  {
    method: 'get',
    path: '/api/ledger-entries/journal.csv',
    summary: 'The journal as a table, a row for each line of an entry',
    query: journalFilterSchema,
    answers: { ...sends(CSV, 'The table'), ...UNKNOWN_FILTER, ...WITH_PROOF },
  },
  {
    method: 'get',
    path: '/api/ledger-entries/journal.xlsx',
    summary: 'The journal as a workbook',
    query: journalFilterSchema,
    answers: { ...sends(XLSX, 'The workbook'), ...UNKNOWN_FILTER, ...WITH_PROOF },
  },
  {
    method: 'get',
    path: '/api/ledger-entries/balances.csv',
    summary: 'The balances of the accounts as a table',
    query: journalFilterSchema,
    answers: { ...sends(CSV, 'The table'), ...UNKNOWN_FILTER, ...WITH_PROOF },
  },
  {
    method: 'get',
    path: '/api/ledger-entries/arrears',
    summary: 'What people owe, by the age of the debt',
    answers: { ...reads(arrearsAnswer, 'The debts'), ...REFUSALS },
  },
  {
    method: 'get',
    path: '/api/ledger-entries/arrears.csv',
    summary: 'Everything that people owe, as a table',
    answers: { ...sends(CSV, 'The table'), ...WITH_PROOF },
  },
  {
    method: 'post',
    path: '/api/ledger-entries/close',
    summary: 'Close the ledger up to and including a day',
    body: periodCloseSchema,
    answers: {
      ...adds(closedAnswer, 'Closed'),
      ...WRONG_FIELDS,
      ...WITH_PROOF,
      409: { description: 'It is closed up to this day or a later one' },
    },
  },
  {
    method: 'get',
    path: '/api/day-closes/list',
    summary: 'The days whose cash was counted, and what the ledger has of one',
    query: dayCloseQuerySchema.partial(),
    answers: { ...reads(dayClosesAnswer, 'The days'), ...REFUSALS },
  },
  {
    method: 'post',
    path: '/api/day-closes/close',
    summary: 'Close the cash of a day, once',
    body: dayCloseSchema,
    answers: {
      ...adds(dayClosedAnswer, 'Closed'),
      ...WRONG_FIELDS,
      ...WITH_PROOF,
      409: { description: 'The day is closed' },
    },
  },
  {
    method: 'get',
    path: '/api/donations/totals',
    summary: 'Sums of donations by month and status',
    answers: { ...reads(totalsAnswer, 'The sums'), ...REFUSALS },
  },
  {
    method: 'get',
    path: '/api/donations/list.csv',
    summary: 'Donations as a table, the oldest first',
    answers: { ...sends(CSV, 'The table'), ...WITH_PROOF },
  },
]
