import { z } from 'zod'
import type { BudgetSet, YearPage } from '../../../domain/money/budgets/budget.schema'
import { ACCOUNTS } from '../../../domain/money/ledger/ledger.schema'
import { keysOf } from '../../../platform/records.schema'
import { currency, minor, whole } from '../../answerSchemas'

const sums = { budgetMinor: minor.nullable(), bookedMinor: minor, lastYearMinor: minor }
const rows = z.array(z.object({ account: z.enum(keysOf(ACCOUNTS)), ...sums }))

export const yearAnswer = z.object({
  year: whole,
  years: z.array(whole).describe('The years that have entries, and the next one.'),
  chapters: z.array(z.object({ id: z.string(), name: z.string() })),
  currencies: z.array(
    z.object({
      currency,
      income: rows.describe('Above zero; what lessens income is below.'),
      expenses: rows.describe('Above zero.'),
      result: z.object(sums).describe('Income less expenses.'),
      openingMinor: minor.describe('What there was at the beginning, less what was owed.'),
      enteredMinor: minor.describe('Entered in the year of the time before the books.'),
      exchangedMinor: minor.describe('Exchanged from the other currency, less what was exchanged into it.'),
      closingMinor: minor.describe('Carried forward to the next year.'),
    }),
  ),
}) satisfies z.ZodType<YearPage>

export const budgetSetAnswer = z.object({ year: whole }) satisfies z.ZodType<BudgetSet>
