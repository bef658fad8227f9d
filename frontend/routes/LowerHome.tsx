import { isPastEvent } from '../../domain/events/eventTime.schema'
import type { Home, Publication } from '../../payload-types'
import { nextEventQuery } from '../features/events/nextEventQuery'
import { UpcomingEvent } from '../features/events/UpcomingEvent'
import { About } from '../features/content/home/About'
import { Communities } from '../features/content/home/Communities'
import { homeQuery } from '../features/content/home/homeQuery'
import { Objectives } from '../features/content/home/Objectives'
import { currentNewsQuery } from '../features/content/news/currentNewsQuery'
import { LatestNews } from '../features/content/news/LatestNews'
import { LatestPublications } from '../features/publications/LatestPublications'
import { latestPublicationsQuery } from '../features/publications/publicationQueries'
import { LaterPart } from '../components/ui/LaterPart'
import { type App, useApp } from '../lib/app'
import { useLoaded } from '../lib/useLoaded'

const PUBLICATION_COUNT = 3

const queriesOf = (app: App) => ({
  next: nextEventQuery(app),
  news: currentNewsQuery(app),
})

/** What staff chose, as far as visitors may see it: what they may not is an id only. */
const chosen = <Document extends object>(
  value: string | Document | null | undefined,
): Document | undefined => (typeof value === 'object' && value !== null ? value : undefined)

const chosenPublications = ({ publications }: Home): Publication[] =>
  (publications ?? []).map(chosen).filter((publication) => publication !== undefined)

/** Starts what the lower part of the home page shows, the latest publications where staff chose none. */
export const loadLowerHome = async (app: App, home: Home): Promise<void> => {
  const { queryClient } = app
  const { next, news } = queriesOf(app)
  const latest =
    chosenPublications(home).length === 0 &&
    queryClient.query(latestPublicationsQuery(app, PUBLICATION_COUNT))
  await Promise.all([queryClient.query(next), queryClient.query(news), latest])
}

const Latest = () => {
  const publications = useLoaded(latestPublicationsQuery(useApp(), PUBLICATION_COUNT))
  return publications.length > 0 && <LatestPublications publications={publications} />
}

/** The home page below its hero: the association, papers, events, news. Its script comes after that of the hero. */
export const LowerHome = () => {
  const app = useApp()
  const queries = queriesOf(app)
  const home = useLoaded(homeQuery(app))
  const next = useLoaded(queries.next)
  const news = useLoaded(queries.news)

  const chosenEvent = chosen(home.event)
  const isBesides = chosenEvent && chosenEvent.id !== next?.id && !isPastEvent(chosenEvent, app.renderedAt)
  const events = [next, isBesides && chosenEvent].filter(
    (event) => typeof event === 'object' && event !== null,
  )
  const publications = chosenPublications(home)
  return (
    <LaterPart className="wrap divide-y divide-rule-strong">
      {home.about && <About about={home.about} />}
      {publications.length > 0 ? <LatestPublications publications={publications} /> : <Latest />}
      <UpcomingEvent events={events} />
      <LatestNews news={news} />
      {home.objectives && home.objectives.length > 0 && <Objectives objectives={home.objectives} />}
      {home.communities && home.communities.length > 0 && <Communities communities={home.communities} />}
    </LaterPart>
  )
}
