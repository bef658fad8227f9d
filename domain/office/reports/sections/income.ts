import { CURRENCIES, type Currency } from '../../../../platform/moneyFormat.schema'
import { keysOf } from '../../../../platform/records.schema'
import { readLedger } from '../../../money/ledger'
import type { ReportSum } from '../../../money/ledger/journal.schema'
import { ACCOUNTS, type Account } from '../../../money/ledger/ledger.schema'
import { daysOfMonth } from '../reportPeriod'
import { type ReportTable, monthText } from '../reportTables.schema'
import { sumPayments } from '../reportsRepository'
import type { MakeSection } from './section.types'
import { cell, drawn, monthSpan, undrawn, where } from './tableParts'

const sumOf = (sums: readonly ReportSum[], key: string | null, currency: Currency): number =>
  sums.find((sum) => sum.key === key && sum.currency === currency)?.amountMinor ?? 0

const MONEY_NOTE = 'Booked in the ledger, less what was given back or written off.'

/** Income by something that has a few values, in each currency. */
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

/** Income of each month by the ledger, and the payments that came. A currency has a table and a chart of its own. */
export const makeIncome: MakeSection = async ({ payload, period }) => {
  const span = { from: daysOfMonth(period.from).first, to: daysOfMonth(period.to).last }
  const [{ income, chapters }, payments] = await Promise.all([
    readLedger(payload, span),
    sumPayments(payload, period),
  ])
  const paidIn = (month: string, currency: Currency) =>
    payments.find(({ _id }) => _id.month === month && _id.currency === currency)
  const ofCurrency = (currency: Currency): ReportTable => ({
    id: `months${currency}`,
    title: `Income in ${CURRENCIES[currency]}s`,
    note: `${MONEY_NOTE} Payments are those that were confirmed, by the day on which they were paid.`,
    rowLabel: 'Month',
    columns: [
      drawn('income', 'Income', currency),
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
  return [
    ...keysOf(CURRENCIES).map(ofCurrency),
    byKey(
      { id: 'accounts', title: 'Income by account', rowLabel: 'Account' },
      income.account,
      (key) => ACCOUNTS[key as Account].name,
    ),
    byKey({ id: 'chapters', title: 'Income by chapter', rowLabel: 'Chapter' }, income.chapter, (key) =>
      key ? (chapters.find(({ id }) => id === key)?.name ?? 'A former chapter') : 'Head office',
    ),
  ]
}
