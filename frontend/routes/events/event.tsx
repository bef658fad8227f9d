import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { UpLink } from '../../components/ui/UpLink'
import { EventDetails } from '../../features/events/EventDetails'
import { eventQuery } from '../../features/events/eventPageQueries'
import { seatCountsQuery } from '../../features/events/eventQueries'
import { loadOwnRegistrations } from '../../features/events/loadOwnRegistrations'
import { notFound } from '../../lib/ApiError'
import { type App, useApp } from '../../lib/app'
import type { PageData } from '../../lib/pageHead'
import { shorten } from '../../lib/shorten'
import { paths } from '../../paths'

export const loader =
  (app: App) =>
  async ({ params: { slug = '' } }: LoaderFunctionArgs): Promise<PageData> => {
    const { queryClient } = app
    const [event] = await Promise.all([
      queryClient.query(eventQuery(app, slug)),
      queryClient.query(seatCountsQuery(app)),
      loadOwnRegistrations(app),
    ])
    if (!event) throw notFound()
    return {
      head: {
        title: event.title,
        description: event.description ? shorten(event.description) : undefined,
        canonical: paths.event.build(slug),
        openGraphType: 'article',
      },
    }
  }

export const Component = () => {
  const { slug = '' } = useParams()
  const { data: event } = useSuspenseQuery(eventQuery(useApp(), slug))
  return (
    <div className="wrap py-8 md:py-12">
      <UpLink to={paths.events.build()}>All events</UpLink>
      {event && <EventDetails event={event} />}
    </div>
  )
}
