import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router-dom'
import { readEventFilter } from '../../../domain/events/eventFilter.schema'
import { isShownMonth } from '../../../domain/events/months.schema'
import { PageTitle } from '../../components/layout/PageTitle'
import { UpLink } from '../../components/ui/UpLink'
import { EventMonth, nameOfMonth } from '../../features/events/EventMonth'
import { seatCountsQuery } from '../../features/events/eventQueries'
import { monthQuery } from '../../features/events/monthQuery'
import { notFound } from '../../lib/ApiError'
import type { App } from '../../lib/app'
import type { PageData } from '../../lib/pageHead'
import { todayInJuba } from '../../lib/todayInJuba'
import { paths } from '../../paths'

export const loader =
  (app: App) =>
  async ({ params: { month = '' } }: LoaderFunctionArgs): Promise<PageData> => {
    if (!isShownMonth(month, todayInJuba())) throw notFound()
    await Promise.all([
      app.queryClient.query(monthQuery(app, month)),
      app.queryClient.query(seatCountsQuery(app)),
    ])
    const name = nameOfMonth(month)
    return {
      head: {
        title: `Events in ${name}`,
        description: `What the association holds in ${name}.`,
        canonical: paths.eventMonth.build(month),
      },
    }
  }

export const Component = () => {
  const { month = '' } = useParams()
  const filter = readEventFilter(useSearchParams()[0])
  return (
    <>
      <PageTitle title={`Events in ${nameOfMonth(month)}`} />
      <div className="wrap py-section">
        <UpLink to={paths.events.build(filter)}>List of events</UpLink>
        <EventMonth month={month} filter={filter} />
      </div>
    </>
  )
}
