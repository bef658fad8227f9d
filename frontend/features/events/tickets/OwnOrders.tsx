import { useQuery } from '@tanstack/react-query'
import type { OwnPlace } from '../../../../domain/events/waiting/waiting.schema'
import { ButtonLink } from '../../../components/ui/Button'
import { EmptyState } from '../../../components/ui/EmptyState'
import { Link } from '../../../components/ui/Link'
import { Loaded } from '../../../components/ui/Loaded'
import { useApp } from '../../../lib/app'
import { TIME_ZONE_NAME, formatDateTime } from '../../../lib/dates'
import { orderMessages } from '../../../lib/messages/orderMessages'
import { upcomingMessages } from '../../../lib/messages/upcomingMessages'
import { ordinal, waitingMessages } from '../../../lib/messages/waitingMessages'
import { paths } from '../../../paths'
import { OrderBadge } from './OrderBadge'
import { ownOrdersQuery } from './ticketQueries'

const standingOf = ({ position, offeredUntil, isSeat }: OwnPlace): string => {
  if (offeredUntil)
    return waitingMessages.held(
      isSeat ? 'seat' : 'ticket',
      `${formatDateTime(offeredUntil)} (${TIME_ZONE_NAME})`,
    )
  return position === null ? waitingMessages.isAsked : `You are ${ordinal(position)} on the waiting list.`
}

/** What the signed-in person waits for, where that is anything. */
const Waiting = ({ places }: { places: readonly OwnPlace[] }) =>
  places.length > 0 && (
    <section aria-labelledby="waiting-title" className="mb-8">
      <h2 id="waiting-title" className="mb-3 text-xl">
        You are waiting for
      </h2>
      <ul className="grid divide-y divide-rule border-y border-rule">
        {places.map((place) => (
          <li key={place.id} className="grid gap-1 py-4">
            <Link
              to={(place.isSeat ? paths.event : paths.eventTickets).build(place.event.slug)}
              className="link inline-flex min-h-11 min-w-0 items-center font-semibold wrap-anywhere"
            >
              <span>
                <bdi>{place.event.title}</bdi>: <bdi>{place.ticket}</bdi>
              </span>
            </Link>
            <span className="text-ink-soft">{standingOf(place)}</span>
          </li>
        ))}
      </ul>
    </section>
  )

/** The orders of the signed-in person, the latest first, and what the person waits for. */
export const OwnOrders = () => (
  <Loaded
    result={useQuery({ ...ownOrdersQuery(useApp()), throwOnError: false })}
    failed={orderMessages.ordersFailed}
  >
    {({ orders, waiting }) => (
      <>
        <Waiting places={waiting} />
        {orders.length === 0 ? (
          waiting.length === 0 && (
            <EmptyState
              title={orderMessages.noOrders}
              action={<ButtonLink to={paths.events.build()}>See Events</ButtonLink>}
            >
              {orderMessages.noOrdersText}
            </EmptyState>
          )
        ) : (
          <ul className="grid divide-y divide-rule border-y border-rule">
            {orders.map(({ id, event, status, tickets }) => (
              <li key={id} className="grid gap-1 py-4">
                <span className="flex flex-wrap items-center gap-x-3">
                  <Link
                    to={paths.ticketOrder.build(id)}
                    className="link inline-flex min-h-11 min-w-0 items-center font-semibold wrap-anywhere"
                  >
                    <bdi>{event.title}</bdi>
                  </Link>
                  <OrderBadge status={status} />
                </span>
                <span className="text-ink-soft">
                  {event.isDateToBeAnnounced
                    ? upcomingMessages.toBeAnnounced
                    : formatDateTime(event.eventDate)}
                  {', '}
                  {tickets.length === 1 ? '1 ticket' : `${tickets.length} tickets`}
                </span>
              </li>
            ))}
          </ul>
        )}
      </>
    )}
  </Loaded>
)
