import { useQuery } from '@tanstack/react-query'
import { ARREARS_AGES, type ArrearsAge } from '../../../../domain/money/invoices/arrears.schema'
import { type Currency, formatMoney } from '../../../../platform/moneyFormat.schema'
import { ExportLink } from '../../../components/list/ExportLink'
import { EmptyState } from '../../../components/ui/EmptyState'
import { Link } from '../../../components/ui/Link'
import { useApp } from '../../../lib/app'
import { deskPaths } from '../../../deskPaths'
import { Loaded } from '../../../components/ui/Loaded'
import { arrearsQuery } from './ledgerQueries'
import { WrittenOff } from './WrittenOff'
import { SimpleTable } from '../../../components/list/SimpleTable'

const AGES = Object.keys(ARREARS_AGES) as ArrearsAge[]
const HEADERS = ['Person', ...Object.values(ARREARS_AGES), 'Total']

const cellsOf = (currency: Currency, ages: Record<ArrearsAge, number>, totalMinor: number): string[] => [
  ...AGES.map((age) => (ages[age] === 0 ? '–' : formatMoney({ amountMinor: ages[age], currency }))),
  formatMoney({ amountMinor: totalMinor, currency }),
]

/** What people owe, by the age of the debt; who owes longest comes first. */
export const ArrearsReport = () => (
  <Loaded result={useQuery(arrearsQuery(useApp()))} failed="We could not load the arrears.">
    {({ rows, rowCount, totals, writtenOff }) =>
      rows.length === 0 ? (
        <div className="grid gap-6">
          <EmptyState title="Nobody owes anything">No invoice is open.</EmptyState>
          <WrittenOff sums={writtenOff} />
        </div>
      ) : (
        <div className="grid gap-6">
          <div className="flex flex-wrap items-center justify-between gap-4">
            <p>
              {rowCount > rows.length
                ? `The ${rows.length} oldest of ${rowCount.toLocaleString('en')} debts. The export has all of them.`
                : `${rowCount} ${rowCount === 1 ? 'debt' : 'debts'}`}
            </p>
            <ExportLink href="/api/ledger-entries/arrears.csv" />
          </div>
          <SimpleTable
            empty="Nothing is booked here."
            caption="Arrears by age"
            headers={HEADERS}
            rows={[
              ...totals.map(({ currency, ages, totalMinor }) => ({
                key: currency,
                cells: [`All, ${currency}`, ...cellsOf(currency, ages, totalMinor)],
              })),
              ...rows.map(({ user, name, currency, ages, totalMinor }) => ({
                key: `${user} ${currency}`,
                cells: [
                  <Link
                    key="person"
                    to={deskPaths.user.tab(user, 'money')}
                    className="link inline-flex min-h-11 items-center"
                  >
                    <bdi>{name}</bdi>
                  </Link>,
                  ...cellsOf(currency, ages, totalMinor),
                ],
              })),
            ]}
          />
          <WrittenOff sums={writtenOff} />
        </div>
      )
    }
  </Loaded>
)
