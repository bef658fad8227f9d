import type { AttendanceCredit } from '../../cpd'
import { CPD_HOURS } from '../../cpd/kinds.schema'
import { toJubaTime } from '../../../platform/jubaTime'
import type { StoredEvent } from '..'
import { isPastEvent } from '../eventTime.schema'

type HeldEvent = Pick<StoredEvent, 'eventDate' | 'endDate' | 'isDateToBeAnnounced' | 'isCancelled'>

/** Whether an event took place: it is over, and was not cancelled. */
export const tookPlace = (event: HeldEvent, now: Date): boolean =>
  !event.isCancelled && isPastEvent(event, now.getTime())

/** The day of an event in Juba, as `YYYY-MM-DD`. */
export const dayOf = ({ eventDate }: Pick<StoredEvent, 'eventDate'>): string =>
  toJubaTime(eventDate).slice(0, 10)

/** The hours of an event in the steps of the CPD log; null for an event without any. */
export const hoursOf = ({ cpdHours }: Pick<StoredEvent, 'cpdHours'>): number | null =>
  cpdHours ? Math.round(cpdHours / CPD_HOURS.step) * CPD_HOURS.step : null

/** What the CPD log of somebody who came says about an event; undefined until it is over, and without hours. */
export const creditOf = (
  event: HeldEvent & Pick<StoredEvent, 'title' | 'isVirtual' | 'cpdHours'>,
  now: Date,
): AttendanceCredit | undefined => {
  const hours = hoursOf(event)
  if (!hours || !tookPlace(event, now)) return undefined
  return {
    title: event.title,
    kind: event.isVirtual ? 'webinar' : 'conference',
    date: new Date(dayOf(event)),
    hours,
  }
}
