import { useSearchParams } from 'react-router-dom'
import { readEventFilter } from '../../../domain/events/eventFilter.schema'
import { PageTitle } from '../../components/layout/PageTitle'
import { UpLink } from '../../components/ui/UpLink'
import { EventMap } from '../../features/events/EventMap'
import { seatCountsQuery, upcomingEventsQuery } from '../../features/events/eventQueries'
import type { App } from '../../lib/app'
import type { PageData } from '../../lib/pageHead'
import { paths } from '../../paths'

const DESCRIPTION = 'Where in South Sudan the next events of civil engineers take place.'

export const loader = (app: App) => async (): Promise<PageData> => {
  await Promise.all([
    app.queryClient.query(upcomingEventsQuery(app)),
    app.queryClient.query(seatCountsQuery(app)),
  ])
  return { head: { title: 'Map of Events', description: DESCRIPTION, canonical: paths.eventMap.build() } }
}

export const Component = () => {
  const filter = readEventFilter(useSearchParams()[0])
  return (
    <>
      <PageTitle title="Map of Events">{DESCRIPTION}</PageTitle>
      <div className="wrap py-section">
        <UpLink to={paths.events.build(filter)}>List of events</UpLink>
        <EventMap filter={filter} />
      </div>
    </>
  )
}
