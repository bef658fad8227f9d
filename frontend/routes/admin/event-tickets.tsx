import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { seesEvents } from '../../../collections/access/policies.schema'
import { changesEvents } from '../../../collections/access/regionPolicies.schema'
import { UpLink } from '../../components/ui/UpLink'
import { TicketsView } from '../../features/events/staff/tickets/TicketsView'
import {
  orderListQuery,
  orderListSpec,
  ticketTypesQuery,
  waitingListQuery,
} from '../../features/events/staff/tickets/ticketQueries'
import { staffEventQuery } from '../../features/events/staff/staffEventQueries'
import { type App, useApp } from '../../lib/app'
import { awaitOnServer } from '../../lib/awaitOnServer'
import { readListQuery } from '../../lib/listQuery'
import type { PageData } from '../../lib/pageHead'
import { requireStaff } from '../../lib/session/requireStaff'
import { paths } from '../../paths'

/** The tickets of an event: their types, and who ordered some. */
export const loader =
  (app: App) =>
  async ({ params: { id = '' }, request }: LoaderFunctionArgs): Promise<PageData> => {
    const user = await requireStaff(app, request, seesEvents)
    const query = readListQuery(orderListSpec(id), new URL(request.url).searchParams)
    const [{ title }] = await Promise.all([
      app.queryClient.query(staffEventQuery(app, id)),
      awaitOnServer([
        app.queryClient.query(ticketTypesQuery(app, id)),
        ...(changesEvents(user)
          ? [
              app.queryClient.query(orderListQuery(app, id, query)),
              app.queryClient.query(waitingListQuery(app, id)),
            ]
          : []),
      ]),
    ])
    return { head: { title: `Tickets: ${title}`, canonical: paths.admin.eventTickets.build(id) } }
  }

export const Component = () => {
  const { id = '' } = useParams()
  const { data: event } = useSuspenseQuery(staffEventQuery(useApp(), id))
  return (
    <>
      <UpLink to={paths.admin.event.build(id)}>The event</UpLink>
      <h2 className="mb-4 text-2xl break-words">
        Tickets: <bdi>{event.title}</bdi>
      </h2>
      <TicketsView key={id} eventId={id} />
    </>
  )
}
