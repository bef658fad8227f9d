import type { Payload } from 'payload'
import { listChapterNames } from '../../content/divisions'
import { sumCash } from './closeDay'
import type { DayCloseInput, DayClosePage } from './dayClose.schema'
import { findDayCloses, isDayClosed } from './dayClosesRepository'

const SHOWN_CLOSES = 50

/** The latest closed days, and what the ledger has of the chosen one. */
export const readDayCloses = async (
  payload: Payload,
  place?: Pick<DayCloseInput, 'day' | 'currency' | 'chapter'>,
): Promise<DayClosePage> => {
  const [chapters, closes, expectedMinor, isClosed] = await Promise.all([
    listChapterNames(payload),
    findDayCloses(payload, SHOWN_CLOSES),
    place ? sumCash(payload, place) : 0,
    place ? isDayClosed(payload, place) : false,
  ])
  return {
    chapters,
    closes: closes.map((close) => ({
      id: close._id.toHexString(),
      day: close.day,
      chapter: close.chapter?.toHexString() ?? null,
      currency: close.currency,
      expectedMinor: close.expectedMinor,
      countedMinor: close.countedMinor,
      reason: close.reason ?? null,
      at: close.at.toISOString(),
    })),
    chosen: place ? { expectedMinor, isClosed } : null,
  }
}
