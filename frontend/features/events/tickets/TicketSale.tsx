import { useQuery } from '@tanstack/react-query'
import { toTypeCode } from '../../../../domain/events/tickets/tickets.constants'
import type { Event } from '../../../../payload-types'
import { ButtonLink } from '../../../components/ui/Button'
import { EmptyState } from '../../../components/ui/EmptyState'
import { Loaded } from '../../../components/ui/Loaded'
import { useApp } from '../../../lib/app'
import { ticketMessages } from '../../../lib/messages/ticketMessages'
import { useSession } from '../../../lib/session/useSession'
import { useAppearing } from '../../../lib/useAppearing'
import { paths } from '../../../paths'
import { GuestOrderForm } from './GuestOrderForm'
import { OwnOrderForm } from './OwnOrderForm'
import { ticketOffersQuery } from './ticketQueries'

const signInAt = (slug: string, code?: string): string =>
  paths.auth.build({ from: paths.eventTickets.build(slug, code) })

const NoTickets = ({ isOpen, slug, isVisitor }: { isOpen: boolean; slug: string; isVisitor: boolean }) => {
  if (!isOpen)
    return (
      <EmptyState
        title="No tickets any more"
        action={<ButtonLink to={paths.event.build(slug)}>Back to the Event</ButtonLink>}
      >
        Tickets for this event are no longer sold.
      </EmptyState>
    )
  return (
    <EmptyState
      title="No tickets at the moment"
      action={
        isVisitor ? (
          <ButtonLink to={signInAt(slug)}>Sign In</ButtonLink>
        ) : (
          <ButtonLink to={paths.event.build(slug)}>Back to the Event</ButtonLink>
        )
      }
    >
      {isVisitor
        ? 'There is no ticket that everybody can buy today. Are you a member? Please sign in.'
        : 'There is no ticket that you can buy today. Please come back later.'}
    </EmptyState>
  )
}

interface TicketSaleProps {
  event: Pick<Event, 'id' | 'slug'>
  /** The code that was entered, as it was written; empty for none. */
  givenCode: string
}

/** The tickets of an event, and the form that orders them, also for a visitor without an account. */
export const TicketSale = ({ event, givenCode }: TicketSaleProps) => {
  const code = toTypeCode(givenCode)
  const { user } = useSession()
  const result = useQuery({ ...ticketOffersQuery(useApp(), event.id, code), throwOnError: false })
  const isWrong = givenCode !== '' && result.data?.types.some(({ needsCode }) => needsCode) === false
  const wrong = useAppearing<HTMLParagraphElement>(result.data && (isWrong ? givenCode : null))
  return (
    <Loaded result={result} failed={ticketMessages.offersFailed}>
      {(offers) => {
        if (!offers.isOpen || offers.types.length === 0)
          return <NoTickets isOpen={offers.isOpen} slug={event.slug} isVisitor={user === null} />
        return (
          <div className="grid gap-6">
            {isWrong && (
              <p ref={wrong} tabIndex={-1} role="alert" className="border-s-4 border-amber bg-amber-wash p-4">
                {ticketMessages.codeOpensNothing}
              </p>
            )}
            {offers.hasOwn && (
              <p className="border-s-4 border-acacia bg-acacia-wash p-4">
                You have a ticket for this event. You can buy tickets for others.
              </p>
            )}
            {user ? (
              // with another offer it begins anew
              <OwnOrderForm
                key={offers.types.map(({ id, offer }) => offer && id).join()}
                event={event.id}
                offers={offers}
                code={code}
                fullName={user.fullName}
              />
            ) : (
              <>
                <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
                  You can order without an account. Are you a member? Sign in for the prices of members.
                  <ButtonLink to={signInAt(event.slug, code)}>Sign In</ButtonLink>
                </p>
                <GuestOrderForm
                  event={event.id}
                  offers={offers}
                  code={code}
                  signIn={signInAt(event.slug, code)}
                />
              </>
            )}
          </div>
        )
      }}
    </Loaded>
  )
}
