import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router-dom'
import { toTypeCode } from '../../../domain/events/tickets/tickets.constants'
import { PageTitle } from '../../components/layout/PageTitle'
import { UpLink } from '../../components/ui/UpLink'
import { eventQuery } from '../../features/events/eventPageQueries'
import { TicketSale } from '../../features/events/tickets/TicketSale'
import { TypeCode } from '../../features/events/tickets/TypeCode'
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
  async ({ request, params: { slug = '' } }: LoaderFunctionArgs): Promise<PageData> => {
    const [event] = await Promise.all([
      app.queryClient.query(eventQuery(app, slug)),
      app.queryClient.query(sessionQuery(app)),
    ])
    if (!event) throw notFound()
    const code = toTypeCode(new URL(request.url).searchParams.get('code'))
    await app.queryClient.query(ticketOffersQuery(app, event.id, code))
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
  const [search] = useSearchParams()
  const givenCode = search.get('code') ?? ''
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
        <TicketSale event={event} givenCode={givenCode} />
        <TypeCode slug={slug} code={givenCode} />
      </div>
    </>
  )
}
