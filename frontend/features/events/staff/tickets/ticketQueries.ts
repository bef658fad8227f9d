import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { OrderList } from '../../../../../domain/events/orders/orderList.schema'
import { ORDER_SORTS } from '../../../../../domain/events/orders/orderSorts.constants'
import { ORDER_STATUSES } from '../../../../../domain/events/orders/statuses.constants'
import type { TicketSettings } from '../../../../../domain/events/questions/questions.schema'
import type { StaffTicketTypes } from '../../../../../domain/events/tickets/tickets.schema'
import type { WaitingList } from '../../../../../domain/events/waiting/waiting.schema'
import type { App } from '../../../../lib/app'
import { type ListQuery, type ListSpec, listPairs } from '../../../../lib/listQuery'
import { OWN } from '../../../../lib/session/sessionQuery'
import { deskPaths } from '../../../../deskPaths'
import { eventPartQuery } from '../staffEventQueries'

/** The list of orders stands on the page of an event's tickets. */
export const orderListSpec = (id: string): ListSpec => ({
  path: deskPaths.eventTickets.build(id),
  filters: { status: Object.keys(ORDER_STATUSES) },
  sorts: ORDER_SORTS,
})

type Api = Pick<App, 'api'>

/** What stands on the page of an event's tickets. */
export const STAFF_TICKETS = [OWN, 'staff-events', 'tickets'] as const

/** The types of tickets of an event, with what is sold. */
export const ticketTypesQuery = (app: Api, id: string) =>
  eventPartQuery<StaffTicketTypes>(app, id, { key: [...STAFF_TICKETS, 'types'], path: 'ticket-types' })

/** What is set for all tickets of an event. */
export const ticketSettingsQuery = (app: Api, id: string) =>
  eventPartQuery<TicketSettings>(app, id, { key: [...STAFF_TICKETS, 'settings'], path: 'ticket-settings' })

/** Who waits for tickets of an event. */
export const waitingListQuery = (app: Api, id: string) =>
  eventPartQuery<WaitingList>(app, id, { key: [...STAFF_TICKETS, 'waiting'], path: 'waiting' })

/** A page of the orders of tickets for an event. */
export const orderListQuery = ({ api }: Api, id: string, query: ListQuery) =>
  queryOptions({
    queryKey: [...STAFF_TICKETS, 'orders', id, query],
    queryFn: ({ signal }) =>
      api.get<OrderList>(`/events/${encodeURIComponent(id)}/orders`, { query: listPairs(query), signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
