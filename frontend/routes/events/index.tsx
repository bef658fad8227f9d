import { PageTitle } from '../../components/layout/PageTitle'
import { FeedLink } from '../../components/ui/FeedLink'
import { EventList } from '../../features/events/EventList'
import { seatCountsQuery, upcomingEventsQuery } from '../../features/events/eventQueries'
import { loadOwnRegistrations } from '../../features/events/loadOwnRegistrations'
import type { App } from '../../lib/app'
import type { PageData } from '../../lib/pageHead'
import { settleOnServer } from '../../lib/settleOnServer'
import { paths } from '../../paths'

const DESCRIPTION = 'Conferences, workshops, site visits and meetings of civil engineers in South Sudan.'

export const loader = (app: App) => async (): Promise<PageData> => {
  const { queryClient } = app
  await settleOnServer([queryClient.query(upcomingEventsQuery(app)), queryClient.query(seatCountsQuery(app)), loadOwnRegistrations(app)])
  return { head: { title: 'Events', description: DESCRIPTION, canonical: paths.events.build() } }
}

export const Component = () => (
  <>
    <PageTitle title="Events">{DESCRIPTION}</PageTitle>
    <div className="wrap py-section">
      <EventList />
      <div className="mt-8">
        <FeedLink href={paths.events.calendar} icon="calendar">
          Subscribe to the calendar of events
        </FeedLink>
      </div>
    </div>
  </>
)
