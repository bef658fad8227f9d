import type { ReactNode } from 'react'
import { hasFreeTicket } from '../../../domain/events/registrations/registrations.schema'
import type { Event } from '../../../payload-types'
import { formatMoney } from '../../../platform/moneyFormat.schema'
import { PageIcon, type PageIconName } from '../../components/ui/PageIcon'
import { EventDates } from './EventDates'
import { OwnTime } from './OwnTime'
import type { Registering } from './useRegistration'

const Fact = ({ icon, term, children }: { icon: PageIconName; term: string; children: ReactNode }) => (
  <div className="flex gap-3">
    <dt className="pt-1 text-nile">
      <PageIcon name={icon} className="size-4" />
      <span className="sr-only">{term}</span>
    </dt>
    <dd className="min-w-0 flex-1">{children}</dd>
  </div>
)

const SeatScale = ({ taken, capacity }: { taken: number; capacity: number }) => (
  <>
    <span className="tabular-nums">
      {taken} / {capacity} registered
    </span>
    <span className="scale" aria-hidden="true">
      <span style={{ width: `${Math.min(100, (taken / capacity) * 100)}%` }} />
    </span>
  </>
)

const hasLimit = (seats: Registering['seats']): seats is { taken: number; capacity: number } =>
  typeof seats?.capacity === 'number'

/** What a ticket costs everybody today; nothing where tickets are for some people alone. */
const Price = ({ from = [] }: Pick<NonNullable<Registering['seats']>, 'from'>) =>
  from.length > 0 && (
    <Fact icon="ticket" term="Price">
      {hasFreeTicket({ from })
        ? 'Free tickets'
        : `Tickets from ${from.map((each) => formatMoney(each).replace(' ', '\u00a0')).join(' or ')}`}
    </Fact>
  )

export interface EventFactsProps {
  event: Event
  seats: Registering['seats']
  /** A link to the place on a map. */
  map?: ReactNode
}

/** Date, place, what tickets cost and, where there is a limit, how many seats are taken. */
export const EventFacts = ({ event, seats, map }: EventFactsProps) => (
  <dl className="grid gap-2.5">
    <Fact icon="calendar" term="Date">
      <EventDates event={event} />
      <OwnTime event={event} />
    </Fact>
    <Fact icon="pin" term="Location">
      <bdi>{event.location}</bdi>
      {map && <> {map}</>}
    </Fact>
    <Price from={seats?.from} />
    {hasLimit(seats) && (
      <Fact icon="people" term="Seats">
        <SeatScale taken={seats.taken} capacity={seats.capacity} />
      </Fact>
    )}
  </dl>
)
