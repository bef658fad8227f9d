import { type Collection, type Document, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { SeatLedger } from '../../payload-types'
import { EACH_BATCH } from '../../platform/databaseDeadlines'
import { modelOf } from '../../platform/database'
import type { Stored } from '../../platform/stored.types'
import type { EventFacts } from './mails/eventFacts'
import { type LedgerOfCallers, WAITING_COUNT, giveSeats, givenSeats, heldBy, offeredTo } from './giveSeats'

/*
 * The seat ledger of an event: who holds its seats. The truth about seats, written by many at once and
 * therefore changed by atomic operators only. Registrations are derived from it. See docs/decisions.
 */

type StoredSeatLedger = Stored<SeatLedger>

/** What holders of seats are told about their event. */
export interface Announcement {
  kind: 'cancelled' | 'changed'
  at: Date
  event: EventFacts
}

/** A ledger with an announcement; its facts are read when the mails are made. */
export type WaitingAnnouncement = Pick<StoredSeatLedger, '_id' | 'event' | 'holders' | 'orders'> & {
  announcement: Omit<Announcement, 'event'> & { event: unknown }
}

/** The native collection: updates with stages, which mongoose would not cast. */
export const nativeLedgersOf = (payload: Payload): Collection<LedgerOfCallers> =>
  modelOf(payload, 'seat-ledgers').collection as unknown as Collection<LedgerOfCallers>

/** Finds which of these accounts hold a seat of an event. */
export const findHoldersAmong = async (
  payload: Payload,
  event: ObjectId,
  users: ObjectId[],
): Promise<Set<string>> => {
  const ledger = await nativeLedgersOf(payload).findOne(
    { event },
    { projection: { _id: 0, held: heldBy(users) } },
  )
  return new Set(ledger?.held?.map(String))
}

/** The condition for an event that is open for registration now. */
export const openNow = (): Document => ({
  isOpen: true,
  $or: [{ closesAt: null }, { closesAt: { $gt: new Date() } }],
})

interface TakenSeats {
  /** Whether the event was open for registration. */
  isOpen: boolean
  /** The accounts that were given a seat. */
  given: ReadonlySet<string>
  /** The accounts that held a seat before. */
  held: ReadonlySet<string>
}

/** Takes seats of an event for accounts, each named once: one atomic operation decides for all of them. */
export const takeFreeSeats = async (
  payload: Payload,
  event: ObjectId,
  users: ObjectId[],
): Promise<TakenSeats> => {
  // where tickets are sold, a seat belongs to a ticket
  const isOpen = { ...openNow(), hasTickets: { $ne: true } }
  const before = await nativeLedgersOf(payload).findOneAndUpdate({ event, ...isOpen }, giveSeats(users), {
    returnDocument: 'before',
    projection: {
      _id: 0,
      taken: 1,
      capacity: 1,
      held: heldBy(users),
      offered: offeredTo(users),
      waitingCount: WAITING_COUNT,
    },
  })
  if (!before) return { isOpen: false, given: new Set(), held: await findHoldersAmong(payload, event, users) }
  const held = new Set(before.held?.map(String))
  return { isOpen: true, given: givenSeats(users, before, held), held }
}

/** Gives an account's seat back, unless it belongs to a ticket. @returns whether the account held such a seat */
export const removeHolder = async (payload: Payload, event: string, user: string): Promise<boolean> => {
  const holder = new ObjectId(user)
  const { matchedCount } = await nativeLedgersOf(payload).updateOne(
    {
      event: new ObjectId(event),
      holders: holder,
      orders: { $not: { $elemMatch: { buyer: holder, hasOwn: true } } },
    },
    { $inc: { taken: -1 }, $pull: { holders: holder } as never },
  )
  return matchedCount > 0
}

/** Whether an account holds a seat of an event. */
export const isHolder = async (payload: Payload, event: string, user: string): Promise<boolean> =>
  (await modelOf(payload, 'seat-ledgers').exists({ event, holders: user })) !== null

/** Finds the events of which an account holds a seat. */
export const findEventsHeldBy = (payload: Payload, user: string): Promise<unknown[]> =>
  modelOf(payload, 'seat-ledgers').distinct('event', { holders: user }).exec()

type OpenSeats = Pick<StoredSeatLedger, 'event' | 'taken' | 'capacity' | 'hasTickets'>

/** Counts the seats of every event that is open for registration. */
export const countOpenSeats = (payload: Payload): Promise<OpenSeats[]> =>
  modelOf(payload, 'seat-ledgers')
    .find({ isOpen: true }, { event: 1, taken: 1, capacity: 1, hasTickets: 1 })
    .lean<OpenSeats[]>()
    .exec()

/** Counts the taken seats of events, by event. */
export const countTakenSeats = async (
  payload: Payload,
  events: readonly string[],
): Promise<Map<string, number>> => {
  const ledgers = await modelOf(payload, 'seat-ledgers')
    .find({ event: { $in: events } }, { event: 1, taken: 1 })
    .lean<Pick<StoredSeatLedger, 'event' | 'taken'>[]>()
  return new Map(ledgers.map(({ event, taken }) => [String(event), taken]))
}

/** Reads how many seats of an event are taken, and when their holders were told that it is in the trash. */
export const findSeats = (
  payload: Payload,
  event: string,
): Promise<Pick<StoredSeatLedger, 'taken' | 'toldOfTrashAt'> | null> =>
  modelOf(payload, 'seat-ledgers')
    .findOne({ event }, { taken: 1, toldOfTrashAt: 1 })
    .lean<Pick<StoredSeatLedger, 'taken' | 'toldOfTrashAt'> | null>()
    .exec()

/**
 * Sets the capacity of an event if no more seats are taken, in one atomic operation: nobody registers in between.
 * @returns null when it was set, or how many seats are taken
 */
export const setCapacityIfFits = async (
  payload: Payload,
  event: string,
  capacity: number,
): Promise<number | null> => {
  const ledgers = modelOf(payload, 'seat-ledgers')
  for (;;) {
    const { matchedCount } = await ledgers.updateOne(
      { event, taken: { $lte: capacity } },
      { $set: { capacity } },
    )
    if (matchedCount > 0) return null
    const ledger = await ledgers
      .findOne({ event }, { taken: 1 })
      .lean<Pick<StoredSeatLedger, 'taken'> | null>()
    if (!ledger) return null
    if (ledger.taken > capacity) return ledger.taken
  }
}

/** Sets what staff decide about an event, and creates its ledger if there is none. Seats are not touched. */
export const setDecisions = async (
  payload: Payload,
  event: string,
  decisions: { isOpen: boolean; closesAt: Date | null; capacity: number | null },
): Promise<void> => {
  await modelOf(payload, 'seat-ledgers').updateOne(
    { event },
    { $set: decisions, $setOnInsert: { event, taken: 0, holders: [] } },
    { upsert: true },
  )
}

/** Whom changes of an event concern: holders of its seats, and who bought tickets for others. */
export const peopleToTell = ({
  holders,
  orders,
}: Pick<StoredSeatLedger, 'holders' | 'orders'>): ObjectId[] => [
  ...new Map(
    [...(holders ?? []), ...(orders ?? []).map(({ buyer }) => buyer)].map((user) => [String(user), user]),
  ).values(),
]

/** Closes registration for an event. @returns whom that concerns */
export const closeRegistration = async (payload: Payload, event: unknown): Promise<ObjectId[]> => {
  const ledger = await modelOf(payload, 'seat-ledgers')
    .findOneAndUpdate(
      { event },
      { $set: { isOpen: false } },
      { projection: { holders: 1, 'orders.buyer': 1 } },
    )
    .lean<Pick<StoredSeatLedger, 'holders' | 'orders'> | null>()
  return ledger ? peopleToTell(ledger) : []
}

export const deleteSeatLedger = async (payload: Payload, event: unknown): Promise<void> => {
  await modelOf(payload, 'seat-ledgers').deleteOne({ event })
}

/** Stores what the holders of an event's seats are to be told. */
export const storeAnnouncement = async (
  payload: Payload,
  event: string,
  announcement: Announcement,
): Promise<void> => {
  await modelOf(payload, 'seat-ledgers').updateOne({ event }, { $set: { announcement } })
}

/** Stores the announcement that an event was moved to the trash. @returns whether anybody holds a seat */
export const storeTrashAnnouncement = async (
  payload: Payload,
  event: string,
  announcement: Announcement,
): Promise<boolean> => {
  const { matchedCount } = await modelOf(payload, 'seat-ledgers').updateOne(
    { event, taken: { $gt: 0 } },
    { $set: { announcement, toldOfTrashAt: announcement.at } },
  )
  return matchedCount > 0
}

/**
 * Stores the announcement that an event from the trash is published again, if its holders were told of the trash.
 * @param announcement undefined when there is nothing to tell
 * @returns whether they had been told
 */
export const storeReturnAnnouncement = async (
  payload: Payload,
  event: string,
  announcement: Announcement | undefined,
): Promise<boolean> => {
  const { matchedCount } = await modelOf(payload, 'seat-ledgers').updateOne(
    { event, toldOfTrashAt: { $ne: null } },
    { $unset: { toldOfTrashAt: 1 }, ...(announcement && { $set: { announcement } }) },
  )
  return matchedCount > 0
}

/** Finds the announcements that were stored and not yet sent. */
export const findAnnouncements = (payload: Payload): Promise<WaitingAnnouncement[]> =>
  modelOf(payload, 'seat-ledgers')
    .find({ 'announcement.at': { $ne: null } }, { event: 1, holders: 1, 'orders.buyer': 1, announcement: 1 })
    .lean<WaitingAnnouncement[]>()
    .exec()

/** Removes an announcement that was sent; a newer one that was stored in the meantime stays. */
export const removeAnnouncement = async (payload: Payload, ledger: ObjectId, at: Date): Promise<void> => {
  await modelOf(payload, 'seat-ledgers').updateOne(
    { _id: ledger, 'announcement.at': at },
    { $unset: { announcement: 1 } },
  )
}

/** Iterates over all ledgers with their holders. */
export const findSeatLedgers = (
  payload: Payload,
): AsyncIterable<Pick<StoredSeatLedger, 'event' | 'holders'>> =>
  modelOf(payload, 'seat-ledgers')
    .find({}, { event: 1, holders: 1 })
    .lean<Pick<StoredSeatLedger, 'event' | 'holders'>>()
    .cursor(EACH_BATCH)
