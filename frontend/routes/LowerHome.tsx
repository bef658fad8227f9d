import { useSuspenseQuery } from '@tanstack/react-query'
import { isEventOver } from '../../domain/events/eventTime.schema'
import { seatCountsQuery } from '../features/events/eventQueries'
import { nextEventQuery } from '../features/events/nextEventQuery'
import { UpcomingEvent } from '../features/events/UpcomingEvent'
import { About } from '../features/home/About'
import { Communities } from '../features/home/Communities'
import { homeQuery } from '../features/home/homeQuery'
import { Objectives } from '../features/home/Objectives'
import { currentNewsQuery } from '../features/news/currentNewsQuery'
import { LatestNews } from '../features/news/LatestNews'
import { LatestPublications } from '../features/publications/LatestPublications'
import { latestPublicationsQuery } from '../features/publications/publicationQueries'
import { type App, useApp } from '../lib/app'

const PUBLICATION_COUNT = 3

const queriesOf = (app: App) => ({
  next: nextEventQuery(app),
  seats: seatCountsQuery(app),
  publications: latestPublicationsQuery(app, PUBLICATION_COUNT),
  news: currentNewsQuery(app),
})

/** Starts what the lower part of the home page shows. */
export const loadLowerHome = async (app: App): Promise<void> => {
  const { queryClient } = app
  const { next, seats, publications, news } = queriesOf(app)
  await Promise.all([queryClient.query(next), queryClient.query(seats), queryClient.query(publications), queryClient.query(news)])
}

/** What staff chose, as far as visitors may see it: what they may not is an id only. */
const chosen = <Document extends object>(value: string | Document | null | undefined): Document | undefined =>
  typeof value === 'object' && value !== null ? value : undefined

/** The home page below its hero: the association, papers, events, news. Its script comes after that of the hero. */
export const LowerHome = () => {
  const app = useApp()
  const queries = queriesOf(app)
  const { data: home } = useSuspenseQuery(homeQuery(app))
  const { data: next } = useSuspenseQuery(queries.next)
  const { data: seats } = useSuspenseQuery(queries.seats)
  const { data: latest } = useSuspenseQuery(queries.publications)
  const { data: news } = useSuspenseQuery(queries.news)

  const chosenEvent = chosen(home.event)
  const isBesides = chosenEvent && chosenEvent.id !== next?.id && !isEventOver(chosenEvent, app.renderedAt)
  const events = [next, isBesides && chosenEvent].filter((event) => typeof event === 'object' && event !== null)
  const chosenPublications = (home.publications ?? []).map(chosen).filter((publication) => publication !== undefined)
  const publications = chosenPublications.length > 0 ? chosenPublications : latest
  return (
    <div className="wrap divide-y divide-rule-strong">
      {home.about && <About about={home.about} />}
      {publications.length > 0 && <LatestPublications publications={publications} />}
      <UpcomingEvent events={events} seats={seats} />
      <LatestNews news={news} />
      {home.objectives && home.objectives.length > 0 && <Objectives objectives={home.objectives} />}
      {home.communities && home.communities.length > 0 && <Communities communities={home.communities} />}
    </div>
  )
}
