/** What tells when an event takes place. While its date is to be announced, the others only order lists. */
interface EventTime {
  eventDate: string
  endDate?: string | null
  isDateToBeAnnounced?: boolean | null
}

type Comparison = Partial<
  Record<'equals' | 'not_equals' | 'exists' | 'less_than' | 'greater_than_equal', string | boolean>
>

/** A condition of Payload's, whose own type a leaf does not know. */
type EventCondition = Record<string, EventCondition[] | Comparison>

/** Whether an event is over: at its end, or at its start where it has none. Never while its date is to be announced. */
export const isEventOver = ({ eventDate, endDate, isDateToBeAnnounced }: EventTime, now: number): boolean =>
  !isDateToBeAnnounced && Date.parse(endDate ?? eventDate) < now

/** The condition that finds what `isEventOver` calls over. @param now as an ISO date */
export const pastEvents = (now: string): EventCondition => ({
  and: [
    { isDateToBeAnnounced: { not_equals: true } },
    {
      or: [
        { endDate: { less_than: now } },
        { and: [{ endDate: { exists: false } }, { eventDate: { less_than: now } }] },
      ],
    },
  ],
})

/** The condition that finds every other event. */
export const upcomingEvents = (now: string): EventCondition => ({
  or: [
    { endDate: { greater_than_equal: now } },
    { and: [{ endDate: { exists: false } }, { eventDate: { greater_than_equal: now } }] },
    { isDateToBeAnnounced: { equals: true } },
  ],
})
