import type { PayloadRequest } from 'payload'
import { isObjectId } from '../../../platform/isObjectId'
import { todayInJuba } from '../../../platform/jubaTime'
import { CURRENCIES } from '../../../platform/moneyFormat.schema'
import { keysOf } from '../../../platform/records.schema'
import { type LedgerTypes, type TicketSeats, findPublishedEvent, readTicketSeats } from '..'
import { dateTerms } from '../cancelTerms'
import { findTicketSettings } from '../questions'
import { questionsFor } from '../questions/questions.constants'
import { standingInLine } from '../waiting'
import { type Standing, priceTicket } from './priceTicket'
import { readStanding } from './readStanding'
import { TICKET_LIMITS } from './tickets.constants'
import type { OfferedType, TicketOffer, TicketOffers } from './tickets.schema'
import { type StoredTicketType, findTicketTypes, isHiddenType } from './ticketTypesRepository'

const offersOf = ({ prices }: StoredTicketType, day: string, standing: Standing | null): TicketOffer[] =>
  keysOf(CURRENCIES).flatMap((currency) => {
    const amountMinor = priceTicket(prices, currency, day, null)
    const own = standing && priceTicket(prices, currency, day, standing)
    if (amountMinor === null && own === null) return []
    return [{ currency, amountMinor, ownMinor: own === amountMinor ? null : own }]
  })

const leftOf = (sold: LedgerTypes[string] | undefined, seats: number | null): number | null => {
  const ofType = sold && sold.capacity !== null ? Math.max(0, sold.capacity - sold.sold) : null
  if (ofType === null || seats === null) return ofType ?? seats
  return Math.min(ofType, seats)
}

interface Reader {
  user: string | null
  day: string
  standing: Standing | null
  /** Whether the event is still to begin. */
  isAhead: boolean
}

const toOffered = (
  type: StoredTicketType,
  seats: TicketSeats,
  { user, day, standing, isAhead }: Reader,
): OfferedType => {
  const id = String(type._id)
  const line = standingInLine(seats, id, user)
  const needsApproval = Boolean(type.needsApproval)
  const isExtra = Boolean(type.isExtra)
  const left =
    line.waitingCount > 0 || needsApproval ? 0 : leftOf(seats.types[id], isExtra ? null : seats.left)
  const more = Math.max(0, type.perPerson - (seats.own[id] ?? 0))
  const held = line.offer ? 1 : 0
  return {
    id,
    name: type.name,
    description: type.description ?? null,
    needsCode: Boolean(type.code),
    needsApproval,
    isExtra,
    left,
    most: Math.min(more, left === null ? more : left + held, TICKET_LIMITS.perOrder),
    ...line,
    canWait: isAhead && !type.code && left === 0 && more > 0 && !line.waiting && !line.offer,
    offers: offersOf(type, day, standing),
  }
}

/**
 * The tickets of a published event that can be bought today, with the prices for the reader.
 * @param code opens the types that are hidden from who does not give it
 * @returns undefined for an event that is not there, or does not sell tickets
 */
export const readTicketOffers = async (
  { payload, user }: PayloadRequest,
  id: unknown,
  code?: string,
  now = new Date(),
): Promise<TicketOffers | undefined> => {
  const event = isObjectId(id) ? await findPublishedEvent(payload, id) : null
  if (!event || event.deletedAt) return undefined
  const eventId = event._id.toString()
  const [types, seats, standing, settings] = await Promise.all([
    findTicketTypes(payload, eventId),
    readTicketSeats(payload, eventId, user?.id ?? null),
    user ? readStanding(payload, user.id) : null,
    findTicketSettings(payload, eventId),
  ])
  if (!seats || types.length === 0) return undefined
  const reader: Reader = {
    user: user?.id ?? null,
    day: todayInJuba(now),
    standing,
    isAhead: Boolean(event.isDateToBeAnnounced) || event.eventDate > now,
  }
  const offered = types
    .filter((type) => type.isOnSale && !isHiddenType(type, code))
    .map((type) => toOffered(type, seats, reader))
    .filter(({ offers }) => offers.length > 0)
  return {
    isOpen: seats.isOpen,
    hasOwn: seats.hasOwn,
    types: offered,
    questions: (settings?.questions ?? []).filter((each) =>
      offered.some(({ id: type }) => questionsFor([each], type).length > 0),
    ),
    cancelTerms: dateTerms(settings?.cancelTerms ?? [], event),
  }
}
