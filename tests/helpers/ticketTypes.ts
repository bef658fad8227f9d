import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { setTypeCapacity } from '../../domain/events'
import type { TicketTypeForm } from '../../domain/events/tickets/tickets.schema'
import { createTicketType } from '../../domain/events/tickets/ticketTypesRepository'
import type { Account } from './accounts'
import { jsonOf } from './jsonOf'
import type { TestApp } from './testPayload'

/** The body that the form of a type of ticket sends: by default one on sale for USD 50.00. */
export const ticketTypeInput = (overrides: Record<string, unknown> = {}): Record<string, unknown> => ({
  name: `Ticket ${randomUUID().slice(0, 8)}`,
  perPerson: 10,
  isOnSale: true,
  prices: [{ audience: 'everybody', currency: 'USD', amount: '50' }],
  ...overrides,
})

/** Adds a type of ticket to an event: by default one that is free and on sale. */
export const makeTicketType = async (
  payload: Payload,
  event: string,
  overrides: Partial<TicketTypeForm> = {},
): Promise<string> => {
  const form: TicketTypeForm = {
    name: `Ticket ${randomUUID().slice(0, 8)}`,
    description: null,
    capacity: null,
    perPerson: 10,
    isOnSale: true,
    code: null,
    needsApproval: false,
    prices: [{ audience: 'everybody', currency: 'USD', amountMinor: 0, from: null, until: null }],
    ...overrides,
  }
  const type = await createTicketType(payload, event, form)
  await setTypeCapacity(payload, event, type, form)
  return type
}

/** The body of an order of a type of ticket, one for each name. */
export const orderInput = (type: string, ...names: string[]): Record<string, unknown> => ({
  key: randomUUID(),
  currency: 'USD',
  tickets: names.map((name) => ({ type, name })),
})

/** Orders tickets as a member does. @returns the id of the order */
export const orderTickets = async (
  app: TestApp,
  event: string,
  as: Account,
  body: Record<string, unknown>,
): Promise<string> =>
  (await jsonOf<{ id: string }>(await app.request('POST', `/api/events/${event}/orders`, { as, body }))).id
