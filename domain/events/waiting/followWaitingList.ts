import type { Payload } from 'payload'
import { workOnEach } from '../../../platform/workOnEach'
import { moveContentVersion } from '../../content/contentVersions'
import {
  type LedgerTypes,
  type WaitingLine,
  closeEmptyLine,
  endOffer,
  endPlace,
  findEventOutsideTrash,
  findEventsWithLine,
  isSold,
  lapseOffer,
  offerNext,
  readLine,
  saleOf,
} from '..'
import { tellOfLine } from './tellOfLine'

const HOUR_MS = 60 * 60_000
/** An event is near in the week before it. */
const SOON_MS = 7 * 24 * HOUR_MS

/** Until when a ticket is held for somebody. @param startsAt of the event; null while it is to be announced */
const offerDeadline = async (payload: Payload, startsAt: Date | null, now: Date): Promise<Date> => {
  const { ticketOfferHours, lateTicketOfferHours } = await payload.findGlobal({
    slug: 'staff-settings',
    depth: 0,
    overrideAccess: true, // the association's rule, whoever acts
  })
  const isSoon = startsAt !== null && startsAt.getTime() - now.getTime() < SOON_MS
  const until = new Date(now.getTime() + (isSoon ? lateTicketOfferHours : ticketOfferHours) * HOUR_MS)
  return startsAt && startsAt < until ? startsAt : until
}

/** Ends places and offers of all types, or of those that are not sold any more. @returns whether there were any */
const endUnsold = async (
  payload: Payload,
  event: string,
  line: WaitingLine,
  isUnsold: (sale: LedgerTypes[string] | undefined) => boolean,
): Promise<boolean> => {
  let isChanged = false
  for (const place of line.waiting.filter(({ type }) => isUnsold(saleOf(line, type))))
    isChanged = (await endPlace(payload, event, place)) || isChanged
  for (const offer of line.offers.filter(({ type }) => isUnsold(saleOf(line, type))))
    isChanged = (await endOffer(payload, event, offer)) || isChanged
  return isChanged
}

/** Ends the offers that have lapsed, and offers the free seats to those who wait. @returns whether it did anything */
const offerSeats = async (
  payload: Payload,
  event: string,
  { offers }: WaitingLine,
  { startsAt, now }: { startsAt: Date | null; now: Date },
): Promise<boolean> => {
  let isChanged = false
  for (const offer of offers)
    if (offer.until <= now) isChanged = (await lapseOffer(payload, event, offer, now)) || isChanged
  const until = await offerDeadline(payload, startsAt, now)
  while (await offerNext(payload, event, until)) isChanged = true
  return isChanged
}

/** Does what an event asks of its line. @returns whether anything was changed */
const applyEvent = async (payload: Payload, line: WaitingLine, now: Date): Promise<boolean> => {
  const id = String(line.event)
  const event = await findEventOutsideTrash(payload, id)
  const startsAt = event && !event.isDateToBeAnnounced ? event.eventDate : null
  const isOver = !event || Boolean(event.isCancelled) || (startsAt !== null && startsAt <= now)
  if (isOver) return endUnsold(payload, id, line, () => true)
  if (event._status !== 'published') return false // it is being worked on
  const isEnded = await endUnsold(payload, id, line, (sale) => !isSold(sale, now))
  return (await offerSeats(payload, id, line, { startsAt, now })) || isEnded
}

/**
 * Applies what follows from the line of an event as it stands: free seats are offered, lapsed offers go on, the line of
 * an event that does not take place ends, and people are told. Called after everything that may free a seat. Every step
 * can be repeated, after a crash at any point and by several processes at once.
 */
export const followWaitingList = async (payload: Payload, event: string, now = new Date()): Promise<void> => {
  const line = await readLine(payload, event)
  if (!line) return
  if (await applyEvent(payload, line, now)) await moveContentVersion(payload, 'seats')
  await tellOfLine(payload, event)
  await closeEmptyLine(payload, event)
}

/** The same where what was done is done: what fails now, the job does. */
export const followWaitingListSoon = async (payload: Payload, event: string): Promise<void> => {
  try {
    await followWaitingList(payload, event)
  } catch (error) {
    payload.logger.error({ err: error, event }, 'seats could not be offered yet; it is tried again')
  }
}

/** Ends the line of an event that is about to be deleted, and tells those who wait while it can still be read. */
export const endWaitingList = async (payload: Payload, event: string): Promise<void> => {
  const line = await readLine(payload, event)
  if (!line) return
  await endUnsold(payload, event, line, () => true)
  await tellOfLine(payload, event)
}

/** Follows every line: lapsed offers, and what a crash left. One that fails does not stop the others. */
export const followWaitingLists = async (
  payload: Payload,
  signal?: AbortSignal,
  now = new Date(),
): Promise<void> => {
  await workOnEach(
    payload,
    await findEventsWithLine(payload),
    (event) => followWaitingList(payload, event, now),
    { failed: 'seats could not be offered; it is tried again', about: (event) => ({ event }), signal },
  )
}
