import { useQuery } from '@tanstack/react-query'
import type { Event } from '../../../../payload-types'
import { ButtonLink } from '../../../components/ui/Button'
import { EmptyState } from '../../../components/ui/EmptyState'
import { Loaded } from '../../../components/ui/Loaded'
import { useApp } from '../../../lib/app'
import { ticketMessages } from '../../../lib/messages/ticketMessages'
import { useSession } from '../../../lib/session/useSession'
import { paths } from '../../../paths'
import { OrderForm } from './OrderForm'
import { TicketTypeChoice } from './TicketTypeChoice'
import { currenciesOf } from './ticketTotals'
import { ticketOffersQuery } from './ticketQueries'

/** The tickets of an event, and the form that orders them; a visitor sees the prices, and is asked to sign in. */
export const TicketSale = ({ event }: { event: Pick<Event, 'id' | 'slug'> }) => {
  const { user } = useSession()
  const result = useQuery({ ...ticketOffersQuery(useApp(), event.id), throwOnError: false })
  return (
    <Loaded result={result} failed={ticketMessages.offersFailed}>
      {(offers) => {
        if (!offers.isOpen || offers.types.length === 0)
          return (
            <EmptyState
              title="No tickets at the moment"
              action={<ButtonLink to={paths.event.build(event.slug)}>Back to the Event</ButtonLink>}
            >
              {offers.isOpen
                ? 'No ticket can be bought today. Please come back later.'
                : 'Tickets for this event are no longer sold.'}
            </EmptyState>
          )
        return (
          <div className="grid gap-6">
            {offers.hasOwn && (
              <p className="border-s-4 border-acacia bg-acacia-wash p-4">
                You have a ticket for this event. You can buy tickets for others.
              </p>
            )}
            {user ? (
              <OrderForm event={event.id} offers={offers} fullName={user.fullName} />
            ) : (
              <>
                <ul className="divide-y divide-rule border-y border-rule">
                  {currenciesOf(offers.types).flatMap((currency) =>
                    offers.types
                      .filter(({ offers: prices }) => prices.some((price) => price.currency === currency))
                      .map((type) => (
                        <TicketTypeChoice
                          key={`${currency}-${type.id}`}
                          type={type}
                          currency={currency}
                          count={0}
                        />
                      )),
                  )}
                </ul>
                <p>
                  <ButtonLink
                    tone="main"
                    to={paths.auth.build({ from: paths.eventTickets.build(event.slug) })}
                  >
                    Sign In to Order
                  </ButtonLink>
                </p>
              </>
            )}
          </div>
        )
      }}
    </Loaded>
  )
}
