import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router-dom'
import { PageTitle } from '../../components/layout/PageTitle'
import { UpLink } from '../../components/ui/UpLink'
import { eventQuery } from '../../features/events/eventPageQueries'
import { ProgrammeView } from '../../features/events/programme/ProgrammeView'
import { ownProgrammeQuery, programmeQuery } from '../../features/events/programme/programmeQueries'
import { notFound } from '../../lib/ApiError'
import { type App, useApp } from '../../lib/app'
import { TIME_ZONE_NAME } from '../../lib/dates'
import type { PageData } from '../../lib/pageHead'
import { sessionQuery } from '../../lib/session/sessionQuery'
import { paths } from '../../paths'

/** The programme of an event. */
export const loader =
  (app: App) =>
  async ({ params: { slug = '' } }: LoaderFunctionArgs): Promise<PageData> => {
    const { queryClient } = app
    const [event, { user }] = await Promise.all([
      queryClient.query(eventQuery(app, slug)),
      queryClient.query(sessionQuery(app)),
    ])
    if (!event) throw notFound()
    await Promise.all([
      queryClient.query(programmeQuery(app, event.id)),
      user && queryClient.query(ownProgrammeQuery(app, event.id)),
    ])
    return {
      head: {
        title: `Programme: ${event.title}`,
        description: 'The sessions of this event, and who speaks.',
        canonical: paths.eventProgramme.build(slug),
      },
    }
  }

export const Component = () => {
  const { slug = '' } = useParams()
  const [search] = useSearchParams()
  const { data: event } = useSuspenseQuery(eventQuery(useApp(), slug))
  if (!event) return null
  return (
    <>
      <PageTitle title={`Programme: ${event.title}`}>
        {event.isCancelled ? 'This event is cancelled.' : `All times are ${TIME_ZONE_NAME}.`}
      </PageTitle>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-8">
        <UpLink to={paths.event.build(slug)}>The event</UpLink>
        <ProgrammeView event={event} isMine={search.get('show') === 'mine'} />
      </div>
    </>
  )
}
