import { z } from 'zod'
import { CORRECTION_STATUSES } from '../../../domain/money/ledger/dayCloses/correctionStatuses.constants'
import type { DayClosePage, DayClosed } from '../../../domain/money/ledger/dayCloses/dayClose.schema'
import type { DonationTotals } from '../../../domain/money/donations/checkout.schema'
import { DONATION_STATUSES } from '../../../domain/money/donations/donation.schema'
import { type Arrears, ARREARS_AGES } from '../../../domain/money/invoices/arrears.schema'
import { type LedgerPage, type PeriodClose } from '../../../domain/money/ledger/journal.schema'
import { ACCOUNTS, ENTRY_PURPOSES } from '../../../domain/money/ledger/ledger.schema'
import type { TransfersPage } from '../../../domain/money/transfers/transfer.schema'
import { keysOf } from '../../../platform/records.schema'
import { currency, eachOf, minor, text, whole } from '../../answerSchemas'

const account = z.enum(keysOf(ACCOUNTS))
const sum = z.object({ account, currency, amountMinor: minor })
const sums = z.array(z.object({ key: text, currency, amountMinor: minor }))
const chapter = z.object({ id: z.string(), name: z.string() })

export const ledgerPageAnswer = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      day: z.string(),
      purpose: z.enum(keysOf(ENTRY_PURPOSES)),
      text,
      person: text.describe('Who paid or owes it.'),
      invoice: text,
      receipt: text,
      creditNote: text,
      transaction: text,
      chapter: text.describe('Its name; null for the head office.'),
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

export const arrearsAnswer = z.object({
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

export const closedAnswer = z.object({ day: z.string() }) satisfies z.ZodType<PeriodClose>

export const dayClosesAnswer = z.object({
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
      correctedMinor: minor,
      corrections: z.array(
        z.object({
          key: z.string(),
          amountMinor: minor,
          reason: z.string(),
          status: z.enum(keysOf(CORRECTION_STATUSES)),
          isOwn: z.boolean(),
          at: z.string(),
        }),
      ),
    }),
  ),
  chosen: z
    .object({ expectedMinor: minor, isClosed: z.boolean() })
    .nullable()
    .describe('Of the day of the query; null without one.'),
}) satisfies z.ZodType<DayClosePage>

export const dayClosedAnswer = z.object({ differenceMinor: minor }) satisfies z.ZodType<DayClosed>

export const correctionAnswer = z.object({ status: z.enum(keysOf(CORRECTION_STATUSES)) })

export const transferBookedAnswer = z.object({ key: z.string() })

export const transfersAnswer = z.object({
  chapters: z.array(chapter),
  transfers: z.array(
    z.object({
      key: z.string(),
      day: z.string(),
      text: z.string(),
      lines: z.array(sum.extend({ chapter: text })).describe('Debits are above zero, credits below.'),
      isUndone: z.boolean(),
      canBeUndone: z.boolean(),
    }),
  ),
}) satisfies z.ZodType<TransfersPage>

export const totalsAnswer = z.object({
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
