import { lazy } from 'react'
import type { OfferedType } from '../../../../domain/events/tickets/tickets.schema'
import type { Currency } from '../../../../platform/moneyFormat.schema'
import { AfterHydration } from '../../../components/ui/AfterHydration'
import { Badge } from '../../../components/ui/Badge'
import { Link } from '../../../components/ui/Link'
import { Select } from '../../../components/ui/Select'
import { countFieldId, inWords } from './ticketTotals'

const FEW = 10

/** For the few who wait. */
const WaitingPlace = lazy(async () => ({ default: (await import('./WaitingPlace')).WaitingPlace }))

const Prices = ({ type, currency }: { type: OfferedType; currency: Currency }) => {
  const offers = type.offers.filter((each) => each.currency === currency)
  if (offers.length === 0) return <p className="text-ink-soft">Not sold in {currency}</p>
  return offers.map(({ currency: own, amountMinor, ownMinor }) => (
    <p key={own} className="tabular-nums">
      {amountMinor !== null && <strong>{inWords(amountMinor, own)}</strong>}
      {ownMinor !== null && (
        <>
          {amountMinor !== null && ', '}
          <strong>{inWords(ownMinor, own)}</strong> for your own ticket
        </>
      )}
    </p>
  ))
}

const Left = ({ left, most, offer, waiting, canWait, needsApproval }: OfferedType) => {
  if (offer) return <Badge tone="good">Held for you</Badge>
  if (needsApproval && (canWait || waiting)) return <Badge tone="place">Needs approval</Badge>
  if (left === 0 && !needsApproval) return <Badge tone="warning">Sold out</Badge>
  if (most === 0) return <Badge tone="place">You have as many as one person may have</Badge>
  return left !== null && left <= FEW && <Badge tone="place">{left} left</Badge>
}

export interface TicketTypeChoiceProps {
  type: OfferedType
  /** Id of the event; left out for a visitor, who cannot wait. */
  event?: string
  /** For a visitor: the address of signing in. */
  signIn?: string
  currency: Currency
  count: number
  onChange: (count: number) => void
}

/** A type of ticket with its price, and how many of it are wanted. */
export const TicketTypeChoice = ({
  type,
  event,
  signIn,
  currency,
  count,
  onChange,
}: TicketTypeChoiceProps) => {
  const { most } = type
  return (
    <li className="grid gap-x-8 gap-y-3 py-5 sm:grid-cols-[minmax(0,1fr)_9rem]">
      <div className="grid content-start gap-1">
        <h3 className="flex flex-wrap items-center gap-x-3 text-lg">
          <bdi>{type.name}</bdi>
          <Left {...type} />
        </h3>
        {type.description && (
          <p dir="auto" className="max-w-text text-ink-soft">
            {type.description}
          </p>
        )}
        <Prices type={type} currency={currency} />
        {event
          ? (type.canWait || type.waiting || type.offer) && (
              <AfterHydration>
                <WaitingPlace event={event} type={type} />
              </AfterHydration>
            )
          : type.canWait &&
            signIn && (
              <p>
                <Link to={signIn} className="link inline-flex min-h-11 items-center">
                  {type.needsApproval ? 'Sign in to ask for this ticket' : 'Sign in to join the waiting list'}
                </Link>
              </p>
            )}
      </div>
      {most > 0 && (
        <Select
          id={countFieldId(type.id)}
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
