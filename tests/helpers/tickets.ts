import { randomUUID } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { addTicketType } from '../../domain/events/tickets'
import type { TicketPrice, TicketTypeForm } from '../../domain/events/tickets/tickets.schema'
import { modelOf } from '../../platform/database'
import type { Account } from './accounts'
import { required } from './required'

/** A price of USD 50.00 for everybody, by default. */
export const price = (facts: Partial<TicketPrice> = {}): TicketPrice => ({
  audience: 'everybody',
  currency: 'USD',
  amountMinor: 5000,
  from: null,
  until: null,
  ...facts,
})

/** The form of a type of ticket that costs nothing. */
export const FREE = { prices: [price({ amountMinor: 0 })] }

/** The body that the form of a type of ticket sends: one on sale for USD 50.00, with what is given. */
export const ticketTypeInput = (overrides: Record<string, unknown> = {}): Record<string, unknown> => ({
  name: `Ticket ${randomUUID().slice(0, 8)}`,
  perPerson: 10,
  isOnSale: true,
  prices: [{ audience: 'everybody', currency: 'USD', amount: '50' }],
  ...overrides,
})

/** Adds a type of ticket to an event, as staff do. @returns its id */
export const makeTicketType = async (
  payload: Payload,
  staff: Pick<Account, 'id'>,
  event: string,
  form: Partial<TicketTypeForm> = {},
): Promise<string> => {
  const req = {
    payload,
    user: await payload.findByID({
      collection: 'users',
      id: staff.id,
      overrideAccess: true, // the test prepares who is signed in
    }),
  }
  const added = await addTicketType(req as unknown as PayloadRequest, event, {
    name: 'Standard',
    description: null,
    capacity: null,
    perPerson: 20,
    isOnSale: true,
    code: null,
    needsApproval: false,
    isExtra: false,
    prices: [price()],
    ...form,
  })
  return 'id' in added ? added.id : required(undefined)
}

/** The body of an order of tickets of one type for people by name; the first is the buyer's own if that is said. */
export const orderOf = (
  type: string,
  names: readonly string[],
  {
    hasOwn = false,
    ...facts
  }: { hasOwn?: boolean; currency?: 'USD' | 'SSP'; hold?: 'now' | 'later'; key?: string } = {},
) => ({
  key: randomUUID(),
  currency: 'USD',
  tickets: names.map((name, place) => ({ type, name, isOwn: hasOwn && place === 0 })),
  ...facts,
})

export interface TicketState {
  taken: number
  holders: string[]
  /** By type, how many are sold or held. */
  sold: Record<string, number>
  /** How many seats the orders in the ledger hold. */
  ordered: number
}

/** What the database has about the tickets of an event. */
export const readTickets = async (payload: Payload, event: string): Promise<TicketState> => {
  const ledger = required(
    await modelOf(payload, 'seat-ledgers').findOne({ event }).lean<{
      taken: number
      holders?: unknown[]
      types?: Record<string, { sold: number }>
      orders?: { counts: Record<string, number> }[]
    } | null>(),
  )
  return {
    taken: ledger.taken,
    holders: (ledger.holders ?? []).map(String),
    sold: Object.fromEntries(Object.entries(ledger.types ?? {}).map(([type, { sold }]) => [type, sold])),
    ordered: (ledger.orders ?? [])
      .flatMap(({ counts }) => Object.values(counts))
      .reduce((all, count) => all + count, 0),
  }
}
