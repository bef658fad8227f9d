import { sumBalances } from '../../domain/money/ledger'
import { imbalances } from '../../domain/money/ledger/ledger.schema'
import type { Event } from '../../payload-types'
import type { Account } from './accounts'
import type { Bought } from './boughtTickets'
import { makeEvent } from './events'
import { required } from './required'
import type { TestApp } from './testPayload'
import { makeTicketType } from './tickets'

/** Names on three tickets. */
export const THREE_NAMES = ['Achol Deng', 'Peter Lado', 'Rose Poni']

export const ticketOf = ({ view }: Bought, place: number) => required(view.tickets[place])

/** An event with terms for cancelling until it begins, and a type of ticket for USD 50. @param feePercent what is kept */
export const makeSaleWithTerms = async (
  app: TestApp,
  staff: Account,
  { feePercent = 20, ...facts }: Partial<Event> & { feePercent?: number } = {},
): Promise<{ event: string; type: string }> => {
  const event = await makeEvent(app.payload, facts)
  const body = { terms: [{ daysBefore: 0, feePercent }], updatedAt: null }
  await app.request('POST', `/api/events/${event.id}/cancel-terms`, { as: staff, body })
  return { event: event.id, type: await makeTicketType(app.payload, staff, event.id) }
}

/** Cancels one ticket as its buyer does. @param body by default the fee that the buyer was shown */
export const cancelTicket = (
  app: TestApp,
  bought: Bought,
  place: number,
  body: object = { feeMinor: ticketOf(bought, place).cancelFeeMinor ?? 0 },
): Promise<Response> =>
  app.request('POST', `/api/ticket-orders/${bought.view.id}/tickets/${ticketOf(bought, place).id}/cancel`, {
    as: bought.buyer,
    body,
  })

/** Debits and credits of the whole ledger are equal. */
export const isLedgerBalanced = async ({ payload }: TestApp): Promise<boolean> =>
  imbalances(await sumBalances(payload)).size === 0
