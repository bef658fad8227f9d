import type { Payload } from 'payload'
import { listChapterNames } from '../../../content/divisions'
import { readCash } from './closeDay'
import type { DayClosePage, DayCloseView } from './dayClose.schema'
import { type CashDay, type StoredDayClose, findDayClose, findDayCloses } from './dayClosesRepository'

const SHOWN_CLOSES = 50

const viewClose = (
  { _id, day, chapter, currency, expectedMinor, countedMinor, ...close }: StoredDayClose,
  reader: string,
): DayCloseView => ({
  id: _id.toHexString(),
  day,
  chapter: chapter?.toHexString() ?? null,
  currency,
  expectedMinor,
  countedMinor,
  reason: close.reason ?? null,
  at: close.at.toISOString(),
  correctedMinor: close.correctedMinor ?? 0,
  corrections: (close.corrections ?? []).map(({ key, amountMinor, reason, status, by, at }) => ({
    key,
    amountMinor,
    reason,
    status,
    isOwn: by.equals(reader),
    at: at.toISOString(),
  })),
})

/** The latest closed days, and what the ledger has of the chosen one. */
export const readDayCloses = async (
  payload: Payload,
  reader: string,
  cashDay?: CashDay,
): Promise<DayClosePage> => {
  const [chapters, closes, cash, close] = await Promise.all([
    listChapterNames(payload),
    findDayCloses(payload, SHOWN_CLOSES),
    cashDay && readCash(payload, cashDay),
    cashDay && findDayClose(payload, cashDay),
  ])
  // an older day that is chosen is shown too: its difference can be taken back
  const isOlder = close && !closes.some(({ _id }) => _id.equals(close._id))
  const shown = isOlder ? [close, ...closes] : closes
  return {
    chapters,
    closes: shown.map((each) => viewClose(each, reader)),
    chosen: cash ? { expectedMinor: cash.expectedMinor, isClosed: Boolean(close) } : null,
  }
}
