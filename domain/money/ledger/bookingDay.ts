import type { Payload } from 'payload'
import { dayAfter, todayInJuba } from '../../../platform/jubaTime'
import { type CashDay, findDayClose } from './dayCloses/dayClosesRepository'
import { type NewLedgerEntry, TRANSFERS } from './ledger.schema'
import { changeEntryDay, findClosedDay, findStoredEntry } from './ledgerRepository'

type Booked = Pick<NewLedgerEntry, 'day' | 'purpose' | 'chapter' | 'lines'>

/**
 * The boxes of cash whose takings an entry changes on a day. The difference of a close is of the closed day itself, and
 * cash that was banked or handed over was taken in before.
 */
const cashDaysOf = ({ purpose, chapter, lines }: Booked, day: string): CashDay[] => {
  if (purpose === 'dayClose' || TRANSFERS.includes(purpose)) return []
  const currencies = lines.filter(({ account }) => account === 'cash').map(({ currency }) => currency)
  return [...new Set(currencies)].map((currency) => ({ day, currency, chapter: chapter ?? undefined }))
}

const findCloses = async (payload: Payload, entry: Booked, day: string) =>
  (await Promise.all(cashDaysOf(entry, day).map((cashDay) => findDayClose(payload, cashDay)))).filter(
    (close) => close !== null,
  )

/**
 * The day on which an entry is booked: its own, or the first one after the closed periods. Cash of a day that was
 * counted and closed is booked today instead, or on the next open day.
 */
export const bookingDay = async (payload: Payload, entry: Booked): Promise<string> => {
  const closed = await findClosedDay(payload)
  const open = (day: string): string => (closed && day <= closed ? dayAfter(closed) : day)
  let day = open(entry.day)
  if ((await findCloses(payload, entry, day)).length === 0) return day
  const today = open(todayInJuba())
  if (today > day) day = today
  // no day to come is closed: this ends tomorrow at the latest
  while ((await findCloses(payload, entry, day)).length > 0) day = dayAfter(day)
  return day
}

/**
 * Moves an entry that was stored while its day was being closed, and so was not counted, to the next open day. A close
 * names the entries that it counted: of two that close and book at once, each entry is counted once.
 */
export const leaveClosedDay = async (payload: Payload, key: string): Promise<void> => {
  const entry = await findStoredEntry(payload, key)
  if (!entry) return
  const booked = { ...entry, chapter: entry.chapter?.toHexString() } as unknown as Booked
  const closes = await findCloses(payload, booked, entry.day)
  const isUncounted = closes.some(
    ({ entries }) => entries && !entries.some((counted) => counted.equals(entry._id)),
  )
  if (isUncounted) await changeEntryDay(payload, entry, await bookingDay(payload, booked))
}
