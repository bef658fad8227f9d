import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { PageTitle } from '../../components/layout/PageTitle'
import { UpLink } from '../../components/ui/UpLink'
import { eventQuery } from '../../features/events/eventPageQueries'
import { TicketSale } from '../../features/events/tickets/TicketSale'
import { ticketOffersQuery } from '../../features/events/tickets/ticketQueries'
import { notFound } from '../../lib/ApiError'
import { type App, useApp } from '../../lib/app'
import { formatDateTime } from '../../lib/dates'
import { upcomingMessages } from '../../lib/messages/upcomingMessages'
import type { PageData } from '../../lib/pageHead'
import { sessionQuery } from '../../lib/session/sessionQuery'
import { paths } from '../../paths'

/** The tickets of an event, to buy. Source: issue 34, part 1. */
export const loader =
  (app: App) =>
  async ({ params: { slug = '' } }: LoaderFunctionArgs): Promise<PageData> => {
    const [event] = await Promise.all([
      app.queryClient.query(eventQuery(app, slug)),
      app.queryClient.query(sessionQuery(app)),
    ])
    if (!event) throw notFound()
    await app.queryClient.query(ticketOffersQuery(app, event.id))
    return {
      head: {
        title: `Tickets: ${event.title}`,
        description: 'Tickets for this event, and what they cost.',
        canonical: paths.eventTickets.build(slug),
      },
    }
  }

export const Component = () => {
  const { slug = '' } = useParams()
  const { data: event } = useSuspenseQuery(eventQuery(useApp(), slug))
  if (!event) return null
  return (
    <>
      <PageTitle title={`Tickets: ${event.title}`}>
        {event.isDateToBeAnnounced ? upcomingMessages.toBeAnnounced : formatDateTime(event.eventDate)}
        {', '}
        <bdi>{event.location}</bdi>
      </PageTitle>
      <div className="wrap grid gap-6 py-8">
        <UpLink to={paths.event.build(slug)}>The event</UpLink>
        <TicketSale event={event} />
      </div>
    </>
  )
}
