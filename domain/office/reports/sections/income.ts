import { CURRENCIES, type Currency } from '../../../../platform/moneyFormat.schema'
import { keysOf } from '../../../../platform/records.schema'
import { readJournal } from '../../../money/journal'
import type { ReportSum } from '../../../money/ledger/journal.schema'
import { sumExpenses } from '../../../money/ledger'
import { ACCOUNTS, type Account } from '../../../money/ledger/ledger.schema'
import { daysOfMonth } from '../reportPeriod'
import { type ReportTable, monthText } from '../reportTables.schema'
import { sumPayments } from '../reportsRepository'
import type { MakeSection } from './section.types'
import { cell, drawn, monthSpan, undrawn, where } from './tableParts'

const sumOf = (sums: readonly ReportSum[], key: string | null, currency: Currency): number =>
  sums.find((sum) => sum.key === key && sum.currency === currency)?.amountMinor ?? 0

const MONEY_NOTE =
  'Booked in the ledger. Income is less what was given back or written off. ' +
  'Expenses are charges, other expenses and cash that was missing.'

/** Income less expenses, by the same keys. */
const resultOf = (income: readonly ReportSum[], expenses: readonly ReportSum[]): ReportSum[] => {
  const keys = new Map([...income, ...expenses].map((sum) => [`${sum.key} ${sum.currency}`, sum]))
  return [...keys.values()].map(({ key, currency }) => ({
    key,
    currency,
    amountMinor: sumOf(income, key, currency) - sumOf(expenses, key, currency),
  }))
}

/** Sums by something that has a few values, in each currency. */
const byKey = (
  { id, title, rowLabel }: Pick<ReportTable, 'id' | 'title' | 'rowLabel'>,
  sums: readonly ReportSum[],
  name: (key: string | null) => string,
): ReportTable => ({
  id,
  title,
  rowLabel,
  columns: keysOf(CURRENCIES).map((currency) => undrawn(currency, currency, currency)),
  rows: [...new Set(sums.map(({ key }) => key))].map((key) => ({
    id: key ?? 'none',
    label: name(key),
    cells: keysOf(CURRENCIES).map((currency) => cell(sumOf(sums, key, currency))),
  })),
  chart: null,
})

/**
 * Income, expenses and the result of each month by the ledger, and the payments that came. A currency has a table and a
 * chart of its own.
 */
export const makeIncome: MakeSection = async ({ payload, period }) => {
  const span = { from: daysOfMonth(period.from).first, to: daysOfMonth(period.to).last }
  const [{ income, chapters }, expenses, payments] = await Promise.all([
    readJournal(payload, span),
    sumExpenses(payload, span),
    sumPayments(payload, period),
  ])
  const paidIn = (month: string, currency: Currency) =>
    payments.find(({ _id }) => _id.month === month && _id.currency === currency)
  const ofCurrency = (currency: Currency): ReportTable => ({
    id: `months${currency}`,
    title: `Income and expenses in ${CURRENCIES[currency]}s`,
    note: `${MONEY_NOTE} Payments are those that were confirmed, by the day on which they were paid.`,
    rowLabel: 'Month',
    columns: [
      drawn('income', 'Income', currency),
      drawn('expenses', 'Expenses', currency),
      undrawn('result', 'Result', currency),
      drawn('paid', 'Payments received', currency),
      undrawn('payments', 'Number of payments'),
    ],
    rows: period.months.map((month) => {
      const paid = paidIn(month, currency)
      return {
        id: month,
        label: monthText(month),
        cells: [
          cell(sumOf(income.month, month, currency)),
          cell(sumOf(expenses.month, month, currency)),
          cell(sumOf(income.month, month, currency) - sumOf(expenses.month, month, currency)),
          cell(paid?.amountMinor ?? 0),
          cell(paid?.count ?? 0, {
            subject: 'payments',
            conditions: [where('paidOn', 'in', monthSpan(month)), where('currency', 'is', currency)],
          }),
        ],
      }
    }),
    chart: 'bar',
  })
  const ofAccount = (key: string | null): string => ACCOUNTS[key as Account].name
  const ofChapter = (key: string | null): string =>
    key ? (chapters.find(({ id }) => id === key)?.name ?? 'A former chapter') : 'Head office'
  return [
    ...keysOf(CURRENCIES).map(ofCurrency),
    byKey({ id: 'accounts', title: 'Income by account', rowLabel: 'Account' }, income.account, ofAccount),
    byKey({ id: 'expenses', title: 'Expenses by account', rowLabel: 'Account' }, expenses.account, ofAccount),
    byKey({ id: 'chapters', title: 'Income by chapter', rowLabel: 'Chapter' }, income.chapter, ofChapter),
    byKey(
      { id: 'chapterResults', title: 'Result by chapter', rowLabel: 'Chapter' },
      resultOf(income.chapter, expenses.chapter),
      ofChapter,
    ),
    byKey(
      { id: 'funds', title: 'Result by fund', rowLabel: 'Fund' },
      resultOf(income.fund, expenses.fund),
      (key) => key ?? 'General use',
    ),
  ]
}
