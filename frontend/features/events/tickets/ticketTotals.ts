import type { OfferedType } from '../../../../domain/events/tickets/tickets.schema'
import { type Currency, formatMoney } from '../../../../platform/moneyFormat.schema'

/** A ticket that is being ordered. */
export interface ChosenTicket {
  type: OfferedType
  isOwn: boolean
}

const offerIn = ({ offers }: OfferedType, currency: Currency) =>
  offers.find((offer) => offer.currency === currency)

/** What a ticket costs in a currency; null when it cannot be bought in it. */
const priceOf = ({ type, isOwn }: ChosenTicket, currency: Currency): number | null => {
  const offer = offerIn(type, currency)
  return offer ? ((isOwn ? offer.ownMinor : null) ?? offer.amountMinor) : null
}

/** The currencies in which at least one type can be bought. */
export const currenciesOf = (types: readonly OfferedType[]): Currency[] => [
  ...new Set(types.flatMap(({ offers }) => offers.map(({ currency }) => currency))),
]

/** The tickets of an order by how many of each type were chosen; of those for oneself the first that takes a seat. */
export const chosenTickets = (
  types: readonly OfferedType[],
  counts: Readonly<Record<string, number>>,
  hasOwn: boolean,
): ChosenTicket[] =>
  [...types]
    .sort((one, other) => Number(one.isExtra) - Number(other.isExtra))
    .flatMap((type) => Array.from({ length: counts[type.id] ?? 0 }, () => type))
    .map((type, place) => ({ type, isOwn: hasOwn && place === 0 && !type.isExtra }))

/** What a form begins with: the tickets that are held for the reader. */
export const offeredCounts = (types: readonly OfferedType[]): Record<string, number> =>
  Object.fromEntries(types.filter(({ offer, most }) => offer && most > 0).map(({ id }) => [id, 1]))

/** How many of those that were wanted before can still be ordered. */
export const possibleCounts = (
  types: readonly OfferedType[],
  wanted: Readonly<Record<string, number>>,
): Record<string, number> =>
  Object.fromEntries(
    types.flatMap(({ id, most }) => (wanted[id] === undefined ? [] : [[id, Math.min(wanted[id], most)]])),
  )

/** What an order comes to; null where one of its tickets cannot be bought in the currency. */
export const totalOf = (tickets: readonly ChosenTicket[], currency: Currency): number | null => {
  let total = 0
  for (const ticket of tickets) {
    const price = priceOf(ticket, currency)
    if (price === null) return null
    total += price
  }
  return total
}

/** The id of the field that says how many of a type are wanted. */
export const countFieldId = (type: string): string => `count-${type}`

/** A price in words: `USD 50.00`, or `Free`. */
export const inWords = (amountMinor: number, currency: Currency): string =>
  amountMinor === 0 ? 'Free' : formatMoney({ amountMinor, currency })
