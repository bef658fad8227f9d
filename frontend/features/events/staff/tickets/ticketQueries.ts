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
export const ticketTypesQuery = ({ api }: Api, id: string) =>
  queryOptions({
    queryKey: [...STAFF_TICKETS, 'types', id],
    queryFn: ({ signal }) =>
      api.get<StaffTicketTypes>(`/events/${encodeURIComponent(id)}/ticket-types`, { signal }),
    staleTime: 0,
  })

/** What is set for all tickets of an event. */
export const ticketSettingsQuery = ({ api }: Api, id: string) =>
  queryOptions({
    queryKey: [...STAFF_TICKETS, 'settings', id],
    queryFn: ({ signal }) =>
      api.get<TicketSettings>(`/events/${encodeURIComponent(id)}/ticket-settings`, { signal }),
    staleTime: 0,
  })

/** Who waits for tickets of an event. */
export const waitingListQuery = ({ api }: Api, id: string) =>
  queryOptions({
    queryKey: [...STAFF_TICKETS, 'waiting', id],
    queryFn: ({ signal }) => api.get<WaitingList>(`/events/${encodeURIComponent(id)}/waiting`, { signal }),
    staleTime: 0,
  })

/** A page of the orders of tickets for an event. */
export const orderListQuery = ({ api }: Api, id: string, query: ListQuery) =>
  queryOptions({
    queryKey: [...STAFF_TICKETS, 'orders', id, query],
    queryFn: ({ signal }) =>
      api.get<OrderList>(`/events/${encodeURIComponent(id)}/orders`, { query: listPairs(query), signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
