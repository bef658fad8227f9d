import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom'
import { readEventFilter } from '../../../domain/events/eventFilter.schema'
import { PageTitle } from '../../components/layout/PageTitle'
import { FeedLink } from '../../components/ui/FeedLink'
import { Icon } from '../../components/ui/Icon'
import { Link } from '../../components/ui/Link'
import { PastEvents, UpcomingEvents } from '../../features/events/EventList'
import { pastEventsQuery } from '../../features/events/pastEventsQuery'
import { seatCountsQuery, upcomingEventsQuery } from '../../features/events/eventQueries'
import { loadOwnRegistrations } from '../../features/events/loadOwnRegistrations'
import type { App } from '../../lib/app'
import type { PageData } from '../../lib/pageHead'
import { pageNumber } from '../../lib/pageNumber'
import { awaitOnServer } from '../../lib/awaitOnServer'
import { todayInJuba } from '../../lib/todayInJuba'
import { paths } from '../../paths'

const DESCRIPTION = 'Conferences, workshops, site visits and meetings of civil engineers in South Sudan.'
const PAST_DESCRIPTION = 'What the association has held so far.'

const isPast = (search: URLSearchParams): boolean => search.get('when') === 'past'

export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    const { queryClient } = app
    const { searchParams: search } = new URL(request.url)
    const page = pageNumber(search)
    const shown = isPast(search)
      ? queryClient.query(pastEventsQuery(app, page))
      : queryClient.query(upcomingEventsQuery(app))
    await awaitOnServer([shown, queryClient.query(seatCountsQuery(app)), loadOwnRegistrations(app)])
    if (!isPast(search))
      return { head: { title: 'Events', description: DESCRIPTION, canonical: paths.events.build() } }
    return {
      head: {
        title: 'Past Events',
        description: PAST_DESCRIPTION,
        canonical: paths.events.build({ when: 'past', page: page > 1 ? String(page) : undefined }),
      },
    }
  }

export const Component = () => {
  const [search] = useSearchParams()
  const isOfPast = isPast(search)
  const filter = isOfPast ? {} : readEventFilter(search)
  return (
    <>
      <PageTitle title={isOfPast ? 'Past Events' : 'Events'}>
        {isOfPast ? PAST_DESCRIPTION : DESCRIPTION}
      </PageTitle>
      <div className="wrap py-section">
        {isOfPast ? <PastEvents page={pageNumber(search)} /> : <UpcomingEvents filter={filter} />}
        <div className="mt-8 flex flex-wrap gap-x-8">
          <p className="print:hidden">
            <Link
              to={paths.events.build(isOfPast ? {} : { when: 'past' })}
              className="link inline-flex min-h-11 items-center gap-2 font-semibold"
            >
              <Icon name={isOfPast ? 'back' : 'arrow'} />
              {isOfPast ? 'Upcoming events' : 'Past events'}
            </Link>
          </p>
          {!isOfPast && (
            <p className="print:hidden">
              <Link
                to={paths.eventMonth.build(todayInJuba().slice(0, 'YYYY-MM'.length), filter)}
                className="link inline-flex min-h-11 items-center gap-2 font-semibold"
              >
                <Icon name="arrow" />
                By month
              </Link>
            </p>
          )}
          {!isOfPast && (
            <p className="print:hidden">
              <Link
                to={paths.eventMap.build(filter)}
                className="link inline-flex min-h-11 items-center gap-2 font-semibold"
              >
                <Icon name="arrow" />
                On a map
              </Link>
            </p>
          )}
          <FeedLink href={paths.events.calendar(filter)} icon="calendar">
            Subscribe to the calendar of events
          </FeedLink>
        </div>
      </div>
    </>
  )
}
