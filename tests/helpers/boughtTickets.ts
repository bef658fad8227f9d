import { randomUUID } from 'node:crypto'
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
export const readOrder = async (app: TestApp, { buyer, view: { id } }: Bought): Promise<OrderView> =>
  jsonOf<OrderView>(await app.request('GET', `/api/ticket-orders/${id}`, { as: buyer }))

/** Orders tickets of a type for people by name, the first for the buyer. */
export const buyTickets = async (
  app: TestApp,
  event: string,
  type: string,
  names: readonly string[] = ['Achol Deng', 'Peter Lado'],
): Promise<Bought> => {
  const buyer = await makeAccount(app.payload)
  const body = orderOf(type, names, { hasOwn: true })
  const { id } = await jsonOf<{ id: string }>(
    await app.request('POST', `/api/events/${event}/orders`, { as: buyer, body }),
  )
  return { buyer, view: await readOrder(app, { buyer, view: { id } as OrderView }) }
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
