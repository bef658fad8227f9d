import { useSuspenseQuery } from '@tanstack/react-query'
import { seatCountsQuery, upcomingEventsQuery } from '../features/events/eventQueries'
import { isEventOver } from '../../domain/events/eventTime.schema'
import { UpcomingEvent } from '../features/events/UpcomingEvent'
import { About } from '../features/home/About'
import { Banner } from '../features/home/Banner'
import { Communities } from '../features/home/Communities'
import { Hero } from '../features/home/Hero'
import { Objectives } from '../features/home/Objectives'
import { homeQuery } from '../features/home/homeQuery'
import { LatestPublications } from '../features/publications/LatestPublications'
import { latestPublicationsQuery } from '../features/publications/publicationQueries'
import { type App, useApp } from '../lib/app'
import type { PageData } from '../lib/pageHead'
import { paths } from '../paths'

const PUBLICATION_COUNT = 3

const queriesOf = (app: App) => ({
  home: homeQuery(app),
  events: upcomingEventsQuery(app, 1),
  seats: seatCountsQuery(app),
  publications: latestPublicationsQuery(app, PUBLICATION_COUNT),
})

export const loader = (app: App) => async (): Promise<PageData> => {
  const { queryClient } = app
  const queries = queriesOf(app)
  const [home] = await Promise.all([
    queryClient.query(queries.home),
    queryClient.query(queries.events),
    queryClient.query(queries.seats),
    queryClient.query(queries.publications),
  ])
  return { head: { description: home.description ?? undefined, canonical: paths.home.build() } }
}

/** What staff chose, as far as visitors may see it: what they may not is an id only. */
const chosen = <Document extends object>(value: string | Document | null | undefined): Document | undefined =>
  typeof value === 'object' && value !== null ? value : undefined

export const Component = () => {
  const app = useApp()
  const queries = queriesOf(app)
  const { data: home } = useSuspenseQuery(queries.home)
  const { data: events } = useSuspenseQuery(queries.events)
  const { data: seats } = useSuspenseQuery(queries.seats)
  const { data: latest } = useSuspenseQuery(queries.publications)

  const chosenEvent = chosen(home.event)
  const event = chosenEvent && !isEventOver(chosenEvent, app.renderedAt) ? chosenEvent : events[0]
  const chosenPublications = (home.publications ?? []).map(chosen).filter((publication) => publication !== undefined)
  const publications = chosenPublications.length > 0 ? chosenPublications : latest
  return (
    <>
      <Hero hero={home.hero ?? {}} />
      {home.banner && <Banner banner={home.banner} now={app.renderedAt} />}
      <div className="wrap divide-y divide-rule-strong">
        {home.about && <About about={home.about} />}
        {publications.length > 0 && <LatestPublications publications={publications} />}
        {event && <UpcomingEvent event={event} seats={seats[event.id]} />}
        {home.objectives && home.objectives.length > 0 && <Objectives objectives={home.objectives} />}
        {home.communities && home.communities.length > 0 && <Communities communities={home.communities} />}
      </div>
    </>
  )
}
