import type { YearInCurrency, YearRow } from '../../../../domain/money/budgets/budget.schema'
import { ACCOUNTS } from '../../../../domain/money/ledger/ledger.schema'
import { formatMoney } from '../../../../platform/moneyFormat.schema'
import { SimpleTable } from '../../../components/list/SimpleTable'
import { Button } from '../../../components/ui/Button'

export interface YearTableProps {
  year: number
  sums: YearInCurrency
  /** Left out where no budget can be set: of all places together. */
  onSet?: (row: YearRow) => void
}

/** How much of a budget was reached; above zero for more than was planned. */
const differenceOf = ({ budgetMinor, bookedMinor }: Omit<YearRow, 'account'>): number | null =>
  budgetMinor === null ? null : bookedMinor - budgetMinor

const hasSomething = ({ budgetMinor, bookedMinor, lastYearMinor }: YearRow): boolean =>
  budgetMinor !== null || bookedMinor !== 0 || lastYearMinor !== 0

/** Income and expenses of a year in one currency, the result, and what is carried forward. */
export const YearTable = ({ year, sums, onSet }: YearTableProps) => {
  const { currency, income, expenses, result } = sums
  const money = (amountMinor: number | null): string =>
    amountMinor === null ? '–' : formatMoney({ amountMinor, currency })
  const sumsOf = (row: Omit<YearRow, 'account'>): string[] => [
    money(row.budgetMinor),
    money(row.bookedMinor),
    money(differenceOf(row)),
    money(row.lastYearMinor),
  ]
  const rowOf = (row: YearRow) => {
    const { name } = ACCOUNTS[row.account]
    return {
      key: row.account,
      cells: [
        name,
        ...sumsOf(row),
        ...(onSet
          ? [
              <Button
                key="set"
                tone="quiet"
                aria-label={`Set the budget of ${name}, ${currency}`}
                onClick={() => onSet(row)}
              >
                Set Budget
              </Button>,
            ]
          : []),
      ],
    }
  }
  return (
    <section aria-label={currency} className="grid gap-3">
      <h3 className="text-lg">{currency}</h3>
      <SimpleTable
        caption={`The year ${year} in ${currency}`}
        empty=""
        headers={['Account', 'Budget', 'Booked', 'Difference', 'Year before', ...(onSet ? ['Plan'] : [])]}
        rows={[
          ...[...income, ...expenses].filter((row) => onSet !== undefined || hasSomething(row)).map(rowOf),
          {
            key: 'result',
            cells: ['Income less expenses', ...sumsOf(result), ...(onSet ? [''] : [])],
          },
        ]}
      />
      <SimpleTable
        caption={`What is carried forward in ${currency}`}
        empty=""
        headers={['Carried forward', 'Amount']}
        rows={[
          { key: 'opening', cells: [`On 1 January ${year}`, money(sums.openingMinor)] },
          { key: 'result', cells: ['Income less expenses', money(result.bookedMinor)] },
          ...(sums.enteredMinor === 0
            ? []
            : [
                {
                  key: 'entered',
                  cells: ['Entered for the time before the books', money(sums.enteredMinor)],
                },
              ]),
          ...(sums.exchangedMinor === 0
            ? []
            : [{ key: 'exchanged', cells: ['Exchanged between currencies', money(sums.exchangedMinor)] }]),
          { key: 'closing', cells: [`Carried forward to ${year + 1}`, money(sums.closingMinor)] },
        ]}
      />
    </section>
  )
}
