import type { Payload, PayloadRequest } from 'payload'
import { todayInJuba } from '../../../../platform/jubaTime'
import { workOnEach } from '../../../../platform/workOnEach'
import { recordChange } from '../../../audit'
import { leaveClosedDay } from '../bookingDay'
import { findCashEntries } from '../ledgerRepository'
import { postEntry } from '../postEntry'
import type { DayCloseInput, DayClosed } from './dayClose.schema'
import {
  type CashDay,
  type StoredDayClose,
  createDayClose,
  findUnfinalisedDayCloses,
  markDayCloseFinalised,
} from './dayClosesRepository'

/** The cash that the ledger has of a day, without the differences of closes, and the entries that it comes from. */
export const readCash = async (payload: Payload, cashDay: CashDay) => {
  const entries = await findCashEntries(payload, cashDay)
  const expectedMinor = entries
    .flatMap(({ lines }) => lines)
    .filter(({ account, currency }) => account === 'cash' && currency === cashDay.currency)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  return { expectedMinor, entries: entries.map(({ _id }) => _id) }
}

/** Moves what was booked while the day was closed, and so was not counted, to the next open day. */
const moveUncounted = async (payload: Payload, close: StoredDayClose): Promise<void> => {
  const { day, currency, chapter } = close
  const entries = await findCashEntries(payload, { day, currency, chapter: chapter?.toHexString() })
  for (const { key } of entries) await leaveClosedDay(payload, key)
}

/** Books the difference of a closed day, and what was taken back of it since. Safe to repeat. */
const finaliseDayClose = async (payload: Payload, close: StoredDayClose): Promise<void> => {
  const { _id, day, currency, countedMinor, expectedMinor, corrections } = close
  const differenceMinor = countedMinor - expectedMinor
  const key = `dayClose:${_id.toHexString()}`
  const chapter = close.chapter?.toHexString()
  const lines = (amountMinor: number) =>
    [
      { account: 'cash', currency, amountMinor },
      { account: 'cashDifferences', currency, amountMinor: -amountMinor },
    ] as const
  await moveUncounted(payload, close)
  await postEntry(payload, {
    key,
    purpose: 'dayClose',
    day,
    by: close.by.toHexString(),
    chapter,
    text: close.reason ?? undefined,
    lines: lines(differenceMinor),
  })
  for (const correction of corrections ?? [])
    if (correction.status === 'confirmed')
      await postEntry(payload, {
        key: `${key}:correction:${correction.key}`,
        purpose: 'correction',
        day: todayInJuba(correction.decidedAt ?? correction.at),
        by: correction.by.toHexString(),
        chapter,
        text: `Difference of ${day} taken back: ${correction.reason}`.slice(0, 500),
        lines: lines(-Math.sign(differenceMinor) * correction.amountMinor),
      })
  await markDayCloseFinalised(payload, close)
}

/** Completes what a crash left of day closes. Runs at start and regularly. */
export const finaliseDayCloses = async (payload: Payload): Promise<void> => {
  const closes = await findUnfinalisedDayCloses(payload)
  await workOnEach(payload, closes, (close) => finaliseDayClose(payload, close), {
    failed: 'the difference of a day could not be booked; it is tried again',
    about: ({ _id }) => ({ dayClose: _id.toHexString() }),
  })
}

/**
 * Closes the cash of a chapter and a day, once: a difference between what was counted and what the ledger has is booked
 * with its reason. What comes for the day later is booked on the day when it comes.
 * @returns `needs_reason` for a difference without one; `closed` when the day is closed already; `not_begun` for a day
 *   to come
 */
export const closeDay = async (
  req: PayloadRequest,
  input: DayCloseInput,
  by: string,
): Promise<DayClosed | { problem: 'needs_reason' | 'closed' | 'not_begun' }> => {
  const { payload } = req
  if (input.day > todayInJuba()) return { problem: 'not_begun' }
  const { expectedMinor, entries } = await readCash(payload, input)
  const differenceMinor = input.countedMinor - expectedMinor
  if (differenceMinor !== 0 && input.reason === '') return { problem: 'needs_reason' }
  const id = await createDayClose(payload, input, { expectedMinor, entries, by })
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
