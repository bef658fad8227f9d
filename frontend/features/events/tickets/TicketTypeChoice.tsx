import type { OfferedType } from '../../../../domain/events/tickets/tickets.schema'
import type { Currency } from '../../../../platform/moneyFormat.schema'
import { Badge } from '../../../components/ui/Badge'
import { Select } from '../../../components/ui/Select'
import { inWords, mostOf } from './ticketTotals'

const FEW = 10

const Prices = ({ type, currency }: { type: OfferedType; currency: Currency }) => {
  const offer = type.offers.find((each) => each.currency === currency)
  if (!offer) return <p className="text-ink-soft">Not sold in {currency}</p>
  const { amountMinor, ownMinor } = offer
  return (
    <p className="tabular-nums">
      {amountMinor !== null && <strong>{inWords(amountMinor, currency)}</strong>}
      {ownMinor !== null && (
        <>
          {amountMinor !== null && ', '}
          <strong>{inWords(ownMinor, currency)}</strong> for your own ticket
        </>
      )}
    </p>
  )
}

export interface TicketTypeChoiceProps {
  type: OfferedType
  currency: Currency
  count: number
  /** Left out for a visitor, who sees the prices alone. */
  onChange?: (count: number) => void
}

/** A type of ticket with its price, and how many of it are wanted. */
export const TicketTypeChoice = ({ type, currency, count, onChange }: TicketTypeChoiceProps) => {
  const most = mostOf(type)
  return (
    <li className="grid gap-x-8 gap-y-3 py-5 sm:grid-cols-[minmax(0,1fr)_9rem]">
      <div className="grid content-start gap-1">
        <h3 className="flex flex-wrap items-center gap-x-3 text-lg">
          <bdi>{type.name}</bdi>
          {most === 0 && <Badge tone="warning">Sold out</Badge>}
          {most > 0 && type.left !== null && type.left <= FEW && <Badge tone="place">{type.left} left</Badge>}
        </h3>
        {type.description && (
          <p dir="auto" className="max-w-text text-ink-soft">
            {type.description}
          </p>
        )}
        <Prices type={type} currency={currency} />
      </div>
      {onChange && most > 0 && (
        <Select
          id={`count-${type.id}`}
          label="How many"
          aria-label={`How many: ${type.name}`}
          value={String(count)}
          onChange={(event) => onChange(Number(event.target.value))}
          options={Array.from({ length: most + 1 }, (_, number) => ({
            value: String(number),
            label: String(number),
          }))}
        />
      )}
    </li>
  )
}
