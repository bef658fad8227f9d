import { seesEvents } from '../../../collections/access/policies.schema'
import { changesEvents } from '../../../collections/access/regionPolicies.schema'
import { eventPart } from '../../features/events/staff/eventPart'
import { TicketsView } from '../../features/events/staff/tickets/TicketsView'
import {
  orderListQuery,
  orderListSpec,
  ticketSettingsQuery,
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
    const settings = queryClient.query(ticketSettingsQuery(app, id))
    if (!changesEvents(user)) return [types, settings]
    const query = readListQuery(orderListSpec(id), new URL(request.url).searchParams)
    return [
      types,
      settings,
      queryClient.query(orderListQuery(app, id, query)),
      queryClient.query(waitingListQuery(app, id)),
    ]
  },
})
