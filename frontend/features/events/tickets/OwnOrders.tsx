import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../../components/ui/Button'
import { EmptyState } from '../../../components/ui/EmptyState'
import { Link } from '../../../components/ui/Link'
import { Loaded } from '../../../components/ui/Loaded'
import { useApp } from '../../../lib/app'
import { formatDateTime } from '../../../lib/dates'
import { ticketMessages } from '../../../lib/messages/ticketMessages'
import { upcomingMessages } from '../../../lib/messages/upcomingMessages'
import { paths } from '../../../paths'
import { OrderBadge } from './Order'
import { ownOrdersQuery } from './ticketQueries'

/** The orders of the signed-in person, the latest first. */
export const OwnOrders = () => (
  <Loaded
    result={useQuery({ ...ownOrdersQuery(useApp()), throwOnError: false })}
    failed={ticketMessages.ordersFailed}
  >
    {(orders) =>
      orders.length === 0 ? (
        <EmptyState
          title={ticketMessages.noOrders}
          action={<ButtonLink to={paths.events.build()}>See Events</ButtonLink>}
        >
          {ticketMessages.noOrdersText}
        </EmptyState>
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
                {event.isDateToBeAnnounced ? upcomingMessages.toBeAnnounced : formatDateTime(event.eventDate)}
                {', '}
                {tickets.length === 1 ? '1 ticket' : `${tickets.length} tickets`}
              </span>
            </li>
          ))}
        </ul>
      )
    }
  </Loaded>
)
