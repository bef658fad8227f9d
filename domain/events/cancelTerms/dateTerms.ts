import { daysBefore, todayInJuba } from '../../../platform/jubaTime'
import type { CancelTerm, DatedTerm } from './cancelTerms.constants'

/** When an event is. */
export interface Planned {
  eventDate: Date
  isDateToBeAnnounced?: boolean | null
}

/** The terms of an event with their days, the earliest first. */
export const dateTerms = (
  terms: readonly CancelTerm[],
  { eventDate, isDateToBeAnnounced }: Planned,
): DatedTerm[] =>
  terms
    .toSorted((one, other) => other.daysBefore - one.daysBefore)
    .map((term) => ({
      ...term,
      lastDay: isDateToBeAnnounced ? null : todayInJuba(daysBefore(eventDate, term.daysBefore)),
    }))

/** Whether an event is on another day than it was, or its date is to be announced again. @param day `YYYY-MM-DD` */
export const isMovedFrom = (day: string, { eventDate, isDateToBeAnnounced }: Planned): boolean =>
  Boolean(isDateToBeAnnounced) || todayInJuba(eventDate) !== day

/** What of a price is kept, in minor units. */
export const feeOf = (totalMinor: number, { feePercent }: CancelTerm): number =>
  Math.round((totalMinor * feePercent) / 100)
