import { queryOptions } from '@tanstack/react-query'
import type { OrderView, OwnOrders } from '../../../../domain/events/orders/orders.schema'
import type { TicketOffers } from '../../../../domain/events/tickets/tickets.schema'
import type { App } from '../../../lib/app'
import { OWN } from '../../../lib/session/sessionQuery'

type Api = Pick<App, 'api'>

/**
 * The tickets of an event that can be bought today, with the prices for the reader.
 * @param code opens the types that are hidden from others
 */
export const ticketOffersQuery = ({ api }: Api, event: string, code?: string) =>
  queryOptions({
    queryKey: [OWN, 'ticket-offers', event, code ?? null],
    queryFn: ({ signal }) =>
      api.get<TicketOffers>(`/events/${encodeURIComponent(event)}/tickets${code ? `?code=${code}` : ''}`, {
        signal,
      }),
    staleTime: 0,
  })

const ORDERS = [OWN, 'ticket-orders'] as const

/** The orders of the signed-in person, and what the person waits for. */
export const ownOrdersQuery = ({ api }: Api) =>
  queryOptions({
    queryKey: ORDERS,
    queryFn: ({ signal }) => api.get<OwnOrders>('/ticket-orders/mine', { signal }),
    staleTime: 0,
  })

/** How often a page asks whether its order was paid, while somebody looks at it. */
const POLL_MS = 10_000

/** An own order with its tickets; while it is to be paid, it is asked for again and again. */
export const orderQuery = ({ api }: Api, id: string) =>
  queryOptions({
    queryKey: [...ORDERS, id],
    queryFn: ({ signal }) => api.get<OrderView>(`/ticket-orders/${encodeURIComponent(id)}`, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === 'held' ? POLL_MS : false),
  })
