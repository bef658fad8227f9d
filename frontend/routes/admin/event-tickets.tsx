import { seesEvents } from '../../../collections/access/policies.schema'
import { changesEvents } from '../../../collections/access/regionPolicies.schema'
import { eventPart } from '../../features/events/staff/eventPart'
import { TicketsView } from '../../features/events/staff/tickets/TicketsView'
import {
  orderListQuery,
  orderListSpec,
  ticketTypesQuery,
  waitingListQuery,
} from '../../features/events/staff/tickets/ticketQueries'
import { readListQuery } from '../../lib/listQuery'
import { deskPaths } from '../../deskPaths'

/** The tickets of an event: their types, and who ordered some. */
export const { loader, Component } = eventPart({
  name: 'Tickets',
  mayRead: seesEvents,
  path: deskPaths.eventTickets,
  View: TicketsView,
  load: ({ queryClient, ...app }, { id, request, user }) => {
    const types = queryClient.query(ticketTypesQuery(app, id))
    if (!changesEvents(user)) return [types]
    const query = readListQuery(orderListSpec(id), new URL(request.url).searchParams)
    return [
      types,
      queryClient.query(orderListQuery(app, id, query)),
      queryClient.query(waitingListQuery(app, id)),
    ]
  },
})
