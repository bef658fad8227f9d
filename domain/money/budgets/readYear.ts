import type { Payload } from 'payload'
import { todayInJuba } from '../../../platform/jubaTime'
import { CURRENCIES, type Currency } from '../../../platform/moneyFormat.schema'
import { keysOf } from '../../../platform/records.schema'
import { listChapterNames } from '../../content/divisions'
import { type Turnover, findFirstDay, sumTurnover } from '../ledger'
import { ACCOUNTS, type Account, EXPENSE_ACCOUNTS, INCOME_ACCOUNTS } from '../ledger/ledger.schema'
import {
  HEAD_OFFICE,
  type YearInCurrency,
  type YearPage,
  type YearQuery,
  type YearRow,
} from './budget.schema'
import { findBudgets } from './budgetsRepository'

const sumOf = <Each>(all: readonly Each[], value: (each: Each) => number): number =>
  all.reduce((sum, each) => sum + value(each), 0)

/** How much an account moved in a period, above zero where it was debited. */
const movedMinor = (turnovers: readonly Turnover[], account: Account): number =>
  sumOf(
    turnovers.filter((each) => each.account === account),
    ({ debitMinor, creditMinor }) => debitMinor - creditMinor,
  )

interface Facts {
  /** Of one currency: the year, the year before it, and what is planned by account. */
  year: readonly Turnover[]
  lastYear: readonly Turnover[]
  planned: ReadonlyMap<string, number>
}

/** Rows of accounts with something in them; `isIncome`: credits are above zero. */
const rowsOf = (
  accounts: readonly Account[],
  isIncome: boolean,
  { year, lastYear, planned }: Facts,
): YearRow[] =>
  accounts.flatMap((account): YearRow[] => {
    const signed = (turnovers: readonly Turnover[]): number =>
      isIncome ? 0 - movedMinor(turnovers, account) : movedMinor(turnovers, account)
    const plannedMinor = planned.get(account)
    const lessensIncome = isIncome && ACCOUNTS[account].kind === 'expense'
    return [
      {
        account,
        budgetMinor: plannedMinor === undefined ? null : lessensIncome ? 0 - plannedMinor : plannedMinor,
        bookedMinor: signed(year),
        lastYearMinor: signed(lastYear),
      },
    ]
  })

const resultOf = (income: readonly YearRow[], expenses: readonly YearRow[]): YearInCurrency['result'] => {
  const less = (value: (row: YearRow) => number): number => sumOf(income, value) - sumOf(expenses, value)
  const isPlanned = [...income, ...expenses].some(({ budgetMinor }) => budgetMinor !== null)
  return {
    budgetMinor: isPlanned ? less(({ budgetMinor }) => budgetMinor ?? 0) : null,
    bookedMinor: less(({ bookedMinor }) => bookedMinor),
    lastYearMinor: less(({ lastYearMinor }) => lastYearMinor),
  }
}

/** Assets and liabilities: what the association has, less what it owes. */
const isOwned = (account: Account): boolean => ['asset', 'liability'].includes(ACCOUNTS[account].kind)

const inCurrency = (currency: Currency, facts: Facts): YearInCurrency => {
  const income = rowsOf(INCOME_ACCOUNTS, true, facts)
  const expenses = rowsOf(EXPENSE_ACCOUNTS, false, facts)
  const result = resultOf(income, expenses)
  const openingMinor = sumOf(
    facts.year.filter(({ account }) => isOwned(account)),
    (each) => each.openingMinor,
  )
  const enteredMinor = 0 - movedMinor(facts.year, 'broughtForward')
  const exchangedMinor = 0 - movedMinor(facts.year, 'exchange')
  return {
    currency,
    income,
    expenses,
    result,
    openingMinor,
    enteredMinor,
    exchangedMinor,
    closingMinor: openingMinor + result.bookedMinor + enteredMinor + exchangedMinor,
  }
}

/**
 * A calendar year in Juba beside its budget and the year before: income, expenses, the result, and what is carried
 * forward. Income and expenses are those of the reports.
 */
export const readYear = async (payload: Payload, query: YearQuery): Promise<YearPage> => {
  const thisYear = Number(todayInJuba().slice(0, 4))
  const { year = thisYear, place = '' } = query
  const within = (of: number) => ({
    from: `${of}-01-01`,
    to: `${of}-12-31`,
    ...(place === HEAD_OFFICE ? { isHeadOffice: true } : place && { chapter: place }),
  })
  const [turnovers, before, budgets, chapters, firstDay] = await Promise.all([
    sumTurnover(payload, within(year)),
    sumTurnover(payload, within(year - 1)),
    findBudgets(payload, { year, place }),
    listChapterNames(payload),
    findFirstDay(payload),
  ])
  const firstYear = Math.min(Number(firstDay?.slice(0, 4) ?? thisYear), year)
  const lastYear = Math.max(thisYear + 1, year)
  return {
    year,
    years: Array.from({ length: lastYear - firstYear + 1 }, (_, at) => lastYear - at),
    chapters,
    currencies: keysOf(CURRENCIES).map((currency) => {
      const ofCurrency = (all: readonly Turnover[]) => all.filter((each) => each.currency === currency)
      const planned = new Map<string, number>()
      for (const budget of budgets)
        if (budget.currency === currency)
          planned.set(budget.account, (planned.get(budget.account) ?? 0) + budget.amountMinor)
      return inCurrency(currency, { year: ofCurrency(turnovers), lastYear: ofCurrency(before), planned })
    }),
  }
}
