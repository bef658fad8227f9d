import { ObjectId } from 'mongodb'
import type { Payload, PayloadRequest } from 'payload'
import { workOnEach } from '../../../platform/workOnEach'
import { recordChange } from '../../audit'
import { postEntry, sumBalances } from '../ledger'
import type { DayCloseInput, DayClosed } from './dayClose.schema'
import {
  type StoredDayClose,
  createDayClose,
  findUnfinalisedDayCloses,
  markDayCloseFinalised,
} from './dayClosesRepository'

/** The cash that the ledger has of a chapter, or the head office, and a day; without the differences of closes. */
export const sumCash = async (
  payload: Payload,
  { day, currency, chapter }: Pick<DayCloseInput, 'day' | 'currency' | 'chapter'>,
): Promise<number> => {
  const balances = await sumBalances(payload, {
    day,
    chapter: chapter ? new ObjectId(chapter) : null,
    purpose: { $ne: 'dayClose' },
  })
  return (
    balances.find((balance) => balance.account === 'cash' && balance.currency === currency)?.amountMinor ?? 0
  )
}

/** Books the difference of a closed day. Safe to repeat. */
const bookDifference = async (payload: Payload, close: StoredDayClose): Promise<void> => {
  const { _id, day, currency, countedMinor, expectedMinor } = close
  const amountMinor = countedMinor - expectedMinor
  await postEntry(payload, {
    key: `dayClose:${_id.toHexString()}`,
    purpose: 'dayClose',
    day,
    by: close.by.toHexString(),
    chapter: close.chapter?.toHexString(),
    text: close.reason ?? undefined,
    lines: [
      { account: 'cash', currency, amountMinor },
      { account: 'cashDifferences', currency, amountMinor: -amountMinor },
    ],
  })
  await markDayCloseFinalised(payload, _id)
}

/** Completes what a crash left of day closes. Runs at start and regularly. */
export const finaliseDayCloses = async (payload: Payload): Promise<void> => {
  const closes = await findUnfinalisedDayCloses(payload)
  await workOnEach(payload, closes, (close) => bookDifference(payload, close), {
    failed: 'the difference of a day could not be booked; it is tried again',
    about: ({ _id }) => ({ dayClose: _id.toHexString() }),
  })
}

/**
 * Closes the cash of a chapter and a day, once: a difference between what was counted and what the ledger has is booked
 * with its reason.
 * @returns `needs_reason` for a difference without one; `closed` when the day is closed already
 */
export const closeDay = async (
  req: PayloadRequest,
  input: DayCloseInput,
  by: string,
): Promise<DayClosed | { problem: 'needs_reason' | 'closed' }> => {
  const { payload } = req
  const expectedMinor = await sumCash(payload, input)
  const differenceMinor = input.countedMinor - expectedMinor
  if (differenceMinor !== 0 && input.reason === '') return { problem: 'needs_reason' }
  const id = await createDayClose(payload, input, { expectedMinor, by })
  if (!id) return { problem: 'closed' }
  await recordChange(req, {
    action: 'day.closed',
    subject: { collection: 'day-closes', id, title: input.day },
    after: { day: input.day, expectedMinor, countedMinor: input.countedMinor },
    reason: input.reason,
  })
  await finaliseDayCloses(payload)
  return { differenceMinor }
}
