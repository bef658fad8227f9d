import { formatMoney } from '../../../platform/moneyFormat.schema'
import type { CancelTerm } from '../cancelTerms/cancelTerms.constants'
import type { StaffTicketType, TicketPrice } from './tickets.schema'

/** What is set for the tickets of an event; each part may be left out. */
interface TicketSetting {
  types?: readonly Pick<StaffTicketType, 'name' | 'capacity' | 'isExtra' | 'prices'>[]
  /** How many seats the event has; null: no limit. */
  seats?: number | null
  cancelTerms?: readonly CancelTerm[]
}

const inWords = (count: number): string => count.toLocaleString('en-GB')

const seatHints = ({ types = [], seats = null }: TicketSetting): string[] => {
  if (seats === null) return []
  const hintOn = (whose: string, tickets: number): string =>
    `${whose} more tickets (${inWords(tickets)}) than the event has seats (${inWords(seats)}). ` +
    'When all seats are taken, no more are sold.'
  const seated = types.filter(({ isExtra }) => !isExtra)
  const alone = seated.flatMap(({ name, capacity }) =>
    capacity !== null && capacity > seats ? [hintOn(`${name} has`, capacity)] : [],
  )
  const total = seated.reduce((sum, { capacity }) => sum + (capacity ?? -Infinity), 0)
  return alone.length > 0 || total <= seats
    ? alone
    : [hintOn('Together, the types that take a seat have', total)]
}

const [FIRST_DAY, LAST_DAY] = ['0000-01-01', '9999-12-31']
/** Whether a price holds on each day on which another one does. */
const covers = (one: TicketPrice, other: TicketPrice): boolean =>
  (one.from ?? FIRST_DAY) <= (other.from ?? FIRST_DAY) && (one.until ?? LAST_DAY) >= (other.until ?? LAST_DAY)

const priceHints = ({ types = [] }: TicketSetting): string[] =>
  types.flatMap(({ name, prices }) =>
    prices.flatMap((price) => {
      const lower = prices.find(
        (other) =>
          other.audience === price.audience &&
          other.currency === price.currency &&
          other.amountMinor < price.amountMinor &&
          covers(other, price),
      )
      return lower
        ? [
            `${name}: the price of ${formatMoney(price)} is never charged, as the lower one of ${formatMoney(lower)} ` +
              'is for the same people on the same days.',
          ]
        : []
    }),
  )

const untilText = ({ daysBefore, feePercent }: CancelTerm): string => {
  const days = `${daysBefore} ${daysBefore === 1 ? 'day' : 'days'} before the event`
  return `until ${daysBefore === 0 ? 'the event begins' : days} (${feePercent} %)`
}

const termHints = ({ cancelTerms = [] }: TicketSetting): string[] => {
  const terms = cancelTerms.toSorted((one, other) => other.daysBefore - one.daysBefore)
  return terms.flatMap((term, index) => {
    const earlier = terms[index - 1]
    return earlier && term.feePercent < earlier.feePercent
      ? [`Cancelling ${untilText(term)} costs less than ${untilText(earlier)}. Who cancels later pays less.`]
      : []
  })
}

/**
 * What is allowed for the tickets of an event and contradicts itself, in words for its staff: more tickets than seats,
 * prices that are never charged, and terms for cancelling that become cheaper. Pure.
 */
export const findTicketHints = (setting: TicketSetting): string[] => [
  ...seatHints(setting),
  ...priceHints(setting),
  ...termHints(setting),
]
