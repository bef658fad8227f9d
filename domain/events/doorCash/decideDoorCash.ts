import { ObjectId } from 'mongodb'
import type { Payload, PayloadRequest } from 'payload'
import { todayInJuba } from '../../../platform/jubaTime'
import { recordChange } from '../../audit'
import { postEntry } from '../../money/ledger'
import { findEventTitles } from '..'
import {
  type StoredCheckIn,
  countingScans,
  decideCash,
  doorCashKey,
  findCashToBook,
  markCashDecided,
} from '../door'
import type { DoorCash, DoorCashDecision } from './doorCash.schema'

interface Group extends Omit<DoorCash, 'event'> {
  event: string
  checkIns: StoredCheckIn[]
}

/** What is to be booked, by event, day and currency; who was taken back gave nothing. */
const readGroups = async (payload: Payload): Promise<Group[]> => {
  const groups = new Map<string, Group>()
  for (const checkIn of await findCashToBook(payload)) {
    const [first] = countingScans(checkIn)
    const { amountMinor, currency } = checkIn.cash ?? {}
    if (!first || !amountMinor || !currency) continue
    const [event, day] = [String(checkIn.event), todayInJuba(first.at)]
    const key = [day, event, currency].join()
    const none: Group = { event, day, currency, amountMinor: 0, people: 0, checkIns: [] }
    const group = groups.get(key) ?? none
    group.checkIns.push(checkIn)
    group.amountMinor += amountMinor
    group.people += 1
    groups.set(key, group)
  }
  return [...groups.entries()].sort(([one], [other]) => one.localeCompare(other)).map(([, group]) => group)
}

const titlesOf = (payload: Payload, groups: readonly Pick<Group, 'event'>[]) =>
  findEventTitles(
    payload,
    groups.map(({ event }) => new ObjectId(event)),
  )

/** The cash of doors that is not booked yet, the earliest day first. The caller checks access. */
export const readDoorCash = async (payload: Payload): Promise<DoorCash[]> => {
  const groups = await readGroups(payload)
  const titles = await titlesOf(payload, groups)
  return groups.map(({ event, day, currency, amountMinor, people }) => ({
    event: { id: event, title: titles.get(event)?.title ?? 'An event that was deleted' },
    day,
    currency,
    amountMinor,
    people,
  }))
}

/**
 * Books the cash of one day at the doors of an event as income, or leaves it out of the books. An entry for each
 * person, once, however often it is asked for and by how many. The caller checks access.
 * @param asked what the person saw
 * @returns `changed` when something else is to be booked by now
 */
export const decideDoorCash = async (
  req: PayloadRequest,
  { event, day, currency, amountMinor, decision }: DoorCashDecision,
  by: string,
): Promise<{ outcome: 'booked' | 'leftOut' } | { problem: 'changed' }> => {
  const { payload } = req
  const group = (await readGroups(payload)).find(
    (each) => each.event === event && each.day === day && each.currency === currency,
  )
  if (group?.amountMinor !== amountMinor) return { problem: 'changed' }
  const title = (await titlesOf(payload, [group])).get(event)?.title ?? ''
  const decided = await decideCash(
    payload,
    group.checkIns.map(({ _id }) => _id),
    decision,
  )
  if (decided.length === 0) return { problem: 'changed' } // a colleague has just decided otherwise
  for (const { _id, cash } of decision === 'book' ? decided : []) {
    const taken = cash?.amountMinor ?? 0
    await postEntry(payload, {
      key: doorCashKey(_id),
      purpose: 'doorCash',
      day,
      by,
      text: `Taken at the door: ${title}`.slice(0, 500),
      lines: [
        { account: 'cash', currency, amountMinor: taken },
        { account: 'events', currency, amountMinor: -taken },
      ],
    })
  }
  await markCashDecided(
    payload,
    decided.map(({ _id }) => _id),
  )
  await recordChange(req, {
    action: decision === 'book' ? 'door-cash.booked' : 'door-cash.left-out',
    subject: { collection: 'events', id: event, title },
    after: {
      day,
      currency,
      amountMinor: decided.reduce((sum, { cash }) => sum + (cash?.amountMinor ?? 0), 0),
      people: decided.length,
    },
  })
  return { outcome: decision === 'book' ? 'booked' : 'leftOut' }
}
