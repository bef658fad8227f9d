import { sealGuestLink } from '../../../../../domain/events/guestOrders/guestLink'
import { guestOrderSchema } from '../../../../../domain/events/guestOrders/guestOrders.schema'
import type { OrderView } from '../../../../../domain/events/orders/orders.schema'
import type { StaffTicketTypes } from '../../../../../domain/events/tickets/tickets.schema'
import { type Account, makeAccount, newEmail } from '../../../../helpers/accounts'
import type { WaitingList } from '../../../../../domain/events/waiting/waiting.schema'
import { orderTickets } from '../../../../helpers/boughtTickets'
import { makeEvent } from '../../../../helpers/events'
import { jsonOf } from '../../../../helpers/jsonOf'
import type { TestApp } from '../../../../helpers/testPayload'
import { FREE, makeTicketType, orderOf, ticketTypeInput } from '../../../../helpers/tickets'
import type { Calls } from './calls.types'

/** On an event of their own, with a type that is changed, one that is removed, and orders of somebody. */
export const ticketCalls = async (app: TestApp, admin: Account): Promise<Calls> => {
  const { id: event } = await makeEvent(app.payload)
  const [sold, changed, removed] = [
    await makeTicketType(app.payload, admin, event, FREE),
    await makeTicketType(app.payload, admin, event, FREE),
    await makeTicketType(app.payload, admin, event, FREE),
  ]
  const buyer = await makeAccount(app.payload)
  const input = orderOf(sold, ['Nyandeng Deng', 'Lado Wani'])
  const [kept, cancelled, given, renamed, renamedByStaff] = [
    await orderTickets(app, event, buyer, input),
    await orderTickets(app, event, buyer, orderOf(sold, ['Achol Deng'])),
    await orderTickets(app, event, buyer, orderOf(sold, ['Mary Keji'])),
    await orderTickets(app, event, buyer, orderOf(sold, ['Peter Lado'])),
    await orderTickets(app, event, buyer, orderOf(sold, ['Poni Wani'])),
  ]
  const guest = { fullName: 'Achol Garang', email: newEmail() }
  const token = sealGuestLink(app.payload, {
    event,
    madeAt: Date.now(),
    order: guestOrderSchema.parse({ ...input, ...guest }),
  })
  const full = await makeTicketType(app.payload, admin, event, { ...FREE, capacity: 1 })
  await orderTickets(app, event, buyer, orderOf(full, ['Rose Poni']))
  const waiting = await makeAccount(app.payload)
  const at = (part: string) => `/api/events/${event}/${part}`
  const { types } = await jsonOf<StaffTicketTypes>(
    await app.request('GET', at('ticket-types'), { as: admin }),
  )
  await app.request('POST', at('waiting'), { as: waiting, body: { type: full } })
  const approved = await makeTicketType(app.payload, admin, event, { needsApproval: true })
  await app.request('POST', at('waiting'), { as: waiting, body: { type: approved } })
  const { places } = await jsonOf<WaitingList>(await app.request('GET', at('waiting'), { as: admin }))
  const updatedAt = types.find(({ id }) => id === changed)?.updatedAt
  const order = (id: string, part = '') => ({ as: buyer, path: `/api/ticket-orders/${id}${part}` })
  const ticketOf = async (id: string): Promise<string> =>
    (await jsonOf<OrderView>(await app.request('GET', order(id).path, { as: buyer }))).tickets[0]?.id ?? ''
  const answered = await jsonOf<OrderView>(await app.request('GET', order(kept).path, { as: buyer }))
  return {
    'get /api/events/{id}/tickets': { path: at('tickets') },
    'get /api/events/{id}/ticket-settings': { path: at('ticket-settings') },
    'post /api/events/{id}/ticket-questions': {
      path: at('ticket-questions'),
      body: { questions: [{ label: 'Diet', kind: 'text' }], updatedAt: null },
    },
    'post /api/events/{id}/cancel-terms': {
      path: `/api/events/${(await makeEvent(app.payload)).id}/cancel-terms`,
      body: { terms: [{ daysBefore: 3, feePercent: 20 }], updatedAt: null },
    },
    'get /api/events/{id}/ticket-types': { path: at('ticket-types') },
    'post /api/events/{id}/ticket-types': { path: at('ticket-types'), body: ticketTypeInput() },
    'post /api/events/{id}/copies': { path: at('copies'), body: { first: '2028-03-08' } },
    'post /api/events/{id}/ticket-types/{type}': {
      path: at(`ticket-types/${changed}`),
      body: { ...ticketTypeInput(), updatedAt },
    },
    'delete /api/events/{id}/ticket-types/{type}': { path: at(`ticket-types/${removed}`) },
    'get /api/events/{id}/orders': { path: at('orders') },
    'get /api/events/{id}/orders.csv': { path: at('orders.csv') },
    'get /api/events/{id}/orders.xlsx': { path: at('orders.xlsx') },
    'post /api/events/{id}/orders': { as: buyer, path: at('orders'), body: input }, // the same key again
    'post /api/events/{id}/guest-orders': { path: at('guest-orders'), body: { ...input, ...guest } },
    'post /api/ticket-orders/confirm': { body: { token } },
    'post /api/events/{id}/orders/{order}/cancel': {
      path: at(`orders/${given}/cancel`),
      body: { reason: 'Ordered twice' },
    },
    'post /api/events/{id}/orders/{order}/tickets/{ticket}': {
      path: at(`orders/${renamedByStaff}/tickets/${await ticketOf(renamedByStaff)}`),
      body: { name: 'Lado Wani' },
    },
    'get /api/events/{id}/waiting': { path: at('waiting') },
    'get /api/events/{id}/waiting/mine': { as: waiting, path: at('waiting/mine') },
    'post /api/events/{id}/waiting': { as: waiting, path: at('waiting'), body: { type: full } },
    'post /api/events/{id}/waiting/decide': {
      path: at('waiting/decide'),
      body: { id: places.find(({ type }) => type === approved)?.id, decision: 'accept' },
    },
    'post /api/events/{id}/waiting/move': {
      path: at('waiting/move'),
      body: { id: places[0]?.id, to: 'first', reason: 'Speaks at the event' },
    },
    'delete /api/events/{id}/waiting/{type}': { as: buyer, path: at(`waiting/${full}`) },
    'get /api/ticket-orders/mine': { as: buyer },
    'get /api/ticket-orders/upcoming': { as: buyer },
    'get /api/ticket-orders/{id}': order(kept),
    'get /api/ticket-orders/{id}/pdf': order(kept, '/pdf'),
    'post /api/ticket-orders/{id}/tickets/{ticket}/answers': {
      ...order(kept, `/tickets/${answered.tickets[0]?.id}/answers`),
      body: { answers: {} },
    },
    'post /api/ticket-orders/{id}/tickets/{ticket}/cancel': {
      ...order(kept, `/tickets/${answered.tickets[1]?.id}/cancel`),
      body: { feeMinor: 0 },
    },
    'post /api/ticket-orders/{id}/tickets/{ticket}/send': {
      ...order(kept, `/tickets/${answered.tickets[0]?.id}/send`),
      body: { email: 'lado@example.org' },
    },
    'post /api/ticket-orders/{id}/tickets/{ticket}': {
      ...order(renamed, `/tickets/${await ticketOf(renamed)}`),
      body: { name: 'Lado Wani' },
    },
    'post /api/ticket-orders/{id}/cancel': order(cancelled, '/cancel'),
  }
}
