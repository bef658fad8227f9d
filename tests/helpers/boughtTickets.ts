import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { OrderView } from '../../domain/events/orders/orders.schema'
import { recordPayment } from '../../domain/money/payments'
import { type Account, makeAccount } from './accounts'
import { jsonOf } from './jsonOf'
import { required } from './required'
import type { TestApp } from './testPayload'
import { orderOf } from './tickets'

/** An order as its buyer saw it. */
export interface Bought {
  buyer: Account
  view: OrderView
}

/** The order as its buyer sees it now. */
export const readOrder = async (
  app: TestApp,
  { buyer, view: { id } }: { buyer: Account; view: Pick<OrderView, 'id'> },
): Promise<OrderView> =>
  jsonOf<OrderView>(await app.request('GET', `/api/ticket-orders/${id}`, { as: buyer }))

/** Orders tickets as a signed-in person does. @returns the id of the order */
export const orderTickets = async (
  app: TestApp,
  event: string,
  as: Account,
  body: ReturnType<typeof orderOf>,
): Promise<string> => {
  const answer = await app.request('POST', `/api/events/${event}/orders`, { as, body })
  expect(answer.status).toBe(201)
  return (await jsonOf<{ id: string }>(answer)).id
}

/** Orders tickets of a type for people by name, by default the first for the buyer, who is a new person. */
export const buyTickets = async (
  app: TestApp,
  event: string,
  type: string,
  names: readonly string[] = ['Achol Deng', 'Peter Lado'],
  { hasOwn = true, buyer: as }: { hasOwn?: boolean; buyer?: Account } = {},
): Promise<Bought> => {
  const buyer = as ?? (await makeAccount(app.payload))
  const id = await orderTickets(app, event, buyer, orderOf(type, names, { hasOwn }))
  return { buyer, view: await readOrder(app, { buyer, view: { id } }) }
}

/** Pays an order by bank. @returns the id of the payment */
export const payTickets = async (
  { payload }: TestApp,
  { buyer, view }: Bought,
  facts: { amountMinor?: number; status?: 'confirmed' | 'reported' } = {},
): Promise<string> => {
  const { payment } = await recordPayment(payload, {
    key: randomUUID(),
    status: 'confirmed',
    method: 'bank',
    amountMinor: view.totalMinor,
    currency: view.currency,
    paidAt: new Date(),
    user: buyer.id,
    invoice: required(view.invoice),
    ...facts,
  })
  return payment._id.toHexString()
}
