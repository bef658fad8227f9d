import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { AgreementPlace, AgreementRow } from '../../../../domain/money/agreement/agreement.schema'
import { ACCOUNTS } from '../../../../domain/money/ledger/ledger.schema'
import { BALANCE_SOURCES } from '../../../../domain/money/statedBalances/balanceSources.constants'
import { type Currency, formatMoney } from '../../../../platform/moneyFormat.schema'
import { SimpleTable } from '../../../components/list/SimpleTable'
import { Badge } from '../../../components/ui/Badge'
import { Button } from '../../../components/ui/Button'
import { EmptyState } from '../../../components/ui/EmptyState'
import { Field } from '../../../components/ui/Field'
import { Link } from '../../../components/ui/Link'
import { Loaded } from '../../../components/ui/Loaded'
import { useApp } from '../../../lib/app'
import { formQuery } from '../../../lib/formQuery'
import { useAddressFields } from '../../../lib/useAddressFields'
import { todayInJuba } from '../../../lib/todayInJuba'
import { deskPaths } from '../../../deskPaths'
import { BalanceDialog } from './BalanceDialog'
import { agreementQuery } from './agreementQuery'

/** A place whose balance is being entered. */
interface Entered {
  row: AgreementRow
  place: AgreementPlace
}

const nameOf = ({ account, chapter }: AgreementRow): string =>
  account === 'cash' ? `Cash of ${chapter ?? 'the head office'}` : ACCOUNTS[account].name

/** What each bank account, wallet or box of a row is said to hold, and entering it. */
const Places = ({ row, onEnter }: { row: AgreementRow; onEnter: (place: AgreementPlace) => void }) => (
  <ul className="grid gap-3">
    {row.places.map((place) => (
      <li key={place.place} className="grid justify-items-start gap-1">
        {row.places.length > 1 && <span>{place.label}</span>}
        {place.stated ? (
          <span>
            {formatMoney({ amountMinor: place.stated.amountMinor, currency: row.currency })}{' '}
            <span className="text-ink-soft">
              ({BALANCE_SOURCES[place.stated.source].toLowerCase()}, {place.stated.day})
            </span>
          </span>
        ) : (
          <span className="text-ink-soft">Not entered yet</span>
        )}
        <Button
          tone="quiet"
          aria-label={`Enter the balance of ${place.label === 'Box' ? nameOf(row) : place.label}, ${row.currency}`}
          onClick={() => onEnter(place)}
        >
          Enter Balance
        </Button>
      </li>
    ))}
  </ul>
)

/** Whether both agree, and what may explain it where they do not. */
const Difference = ({ row }: { row: AgreementRow }) => {
  const { currency, ledgerMinor, statedMinor, toDecideMinor, setAsideMinor, byHandMinor } = row
  const money = (amountMinor: number): string => formatMoney({ amountMinor, currency })
  if (statedMinor === null)
    return row.places.length > 1 && row.places.every(({ stated }) => stated) ? (
      <span>The balances are of different days. Please enter them for one day.</span>
    ) : (
      <span className="text-ink-soft">–</span>
    )
  const differenceMinor = statedMinor - ledgerMinor
  if (differenceMinor === 0) return <Badge tone="good">Agrees</Badge>
  return (
    <div className="grid justify-items-start gap-2">
      <Badge tone="warning">{money(differenceMinor)}</Badge>
      <ul className="list-disc ps-5">
        {toDecideMinor !== 0 && (
          <li>
            {money(toDecideMinor)} on{' '}
            <Link to={deskPaths.statements.build()} className="link">
              lines to decide
            </Link>
          </li>
        )}
        {setAsideMinor !== 0 && <li>{money(setAsideMinor)} on lines that were set aside</li>}
        {byHandMinor !== 0 && <li>{money(byHandMinor)} booked by hand, on no imported statement</li>}
      </ul>
    </div>
  )
}

const OnTheWay = ({ sums }: { sums: readonly { currency: Currency; amountMinor: number }[] }) =>
  sums.length > 0 && (
    <p className="max-w-text border-s-4 border-amber p-4">
      Handed over, and not received yet: {sums.map((sum) => formatMoney(sum)).join(', ')}. The booking broke
      off between the two boxes: take the transfer back, and book it again.
    </p>
  )

/** Our own accounts in the ledger, beside what banks, providers and counts say. */
export const AgreementPanel = () => {
  const [params, setParams] = useSearchParams()
  const day = params.get('day') ?? todayInJuba()
  const result = useQuery(agreementQuery(useApp(), day))
  const form = useAddressFields({ day })
  const [entered, setEntered] = useState<Entered | null>(null)
  return (
    <div className="grid gap-6">
      <h2 className="text-xl">Does it agree?</h2>
      <p className="max-w-text">
        What the ledger says, beside what banks, providers and cash boxes hold. Statements in CAMT.053 and
        MT940 bring their balances; enter the others.
      </p>
      <form
        ref={form}
        className="grid md:grid-cols-3"
        onChange={({ currentTarget }) => {
          // a date that is not complete yet changes nothing
          if (currentTarget.checkValidity())
            setParams(formQuery(new FormData(currentTarget)), { replace: true, preventScrollReset: true })
        }}
        onSubmit={(event) => event.preventDefault()}
      >
        <Field
          label="Up to the day"
          name="day"
          type="date"
          defaultValue={day}
          min="2000-01-01"
          max={todayInJuba()}
          required
        />
      </form>
      <Loaded result={result} failed="We could not load the balances.">
        {({ rows, onTheWay }) => (
          <>
            <OnTheWay sums={onTheWay} />
            {rows.length === 0 ? (
              <EmptyState title="No money was booked up to this day." />
            ) : (
              <SimpleTable
                empty=""
                caption="Balances of the ledger beside the actual ones"
                headers={['Account', 'Ledger', 'Actual', 'Difference']}
                rows={rows.map((row) => ({
                  key: `${row.account} ${row.currency} ${row.places[0]?.place ?? ''}`,
                  cells: [
                    `${nameOf(row)}, ${row.currency}`,
                    <span key="ledger">
                      {formatMoney({ amountMinor: row.ledgerMinor, currency: row.currency })}{' '}
                      <span className="text-ink-soft">({row.day})</span>
                    </span>,
                    <Places key="places" row={row} onEnter={(place) => setEntered({ row, place })} />,
                    <Difference key="difference" row={row} />,
                  ],
                }))}
              />
            )}
          </>
        )}
      </Loaded>
      {entered && (
        <BalanceDialog
          row={entered.row}
          place={entered.place}
          name={entered.place.label === 'Box' ? nameOf(entered.row) : entered.place.label}
          day={day}
          onClose={() => setEntered(null)}
          onSaved={() => void result.refetch()}
        />
      )}
    </div>
  )
}
