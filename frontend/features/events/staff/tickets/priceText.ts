import { type Audience, AUDIENCES } from '../../../../../domain/events/tickets/tickets.constants'
import type { TicketPrice } from '../../../../../domain/events/tickets/tickets.schema'
import { formatMoney } from '../../../../../platform/moneyFormat.schema'
import { formatDay } from '../../../../lib/dates'

const NO_BREAK = '\u00A0'

const audienceText = (audience: Audience): string =>
  audience === 'everybody' || audience === 'members'
    ? AUDIENCES[audience].toLowerCase()
    : `the grade ${AUDIENCES[audience]}`

const daysText = ({ from, until }: Pick<TicketPrice, 'from' | 'until'>): string => {
  if (from !== null && from === until) return ` on ${formatDay(from)}`
  return [from && ` from ${formatDay(from)}`, until && ` until ${formatDay(until)}`].filter(Boolean).join('')
}

/** A price in words: `USD 50.00 for everybody until 1 March 2027`. The amount stays on one line. */
export const priceText = ({ audience, currency, amountMinor, ...days }: TicketPrice): string => {
  const amount = amountMinor === 0 ? `Free (${currency})` : formatMoney({ amountMinor, currency })
  return `${amount.replace(' ', NO_BREAK)} for ${audienceText(audience)}${daysText(days)}`
}
