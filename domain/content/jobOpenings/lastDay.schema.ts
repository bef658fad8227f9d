import { jubaDay } from '../../../platform/jubaDay.schema'
import { MAX_OPENING_DAYS } from './openingTexts.schema'

/** The latest last day that an opening may have now, `YYYY-MM-DD`. */
export const latestLastDay = (now = new Date()): string => {
  const day = new Date(`${jubaDay(now)}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + MAX_OPENING_DAYS)
  return day.toISOString().slice(0, 'YYYY-MM-DD'.length)
}
