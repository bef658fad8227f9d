/** When an event takes place. While its date is to be announced, the dates only order lists. */
interface EventTime<Moment> {
  eventDate: Moment
  endDate?: Moment | null
  isDateToBeAnnounced?: boolean | null
}

type Comparison = Partial<
  Record<'equals' | 'not_equals' | 'exists' | 'less_than' | 'greater_than_equal', string | boolean>
>

/** A condition of Payload's, whose own type a leaf does not know. */
export type EventCondition = Record<string, EventCondition[] | Comparison>

/** When an event is past: after its end, or its start if it has none; undefined while its date is to be announced. */
export const endOfEvent = <Moment>({
  eventDate,
  endDate,
  isDateToBeAnnounced,
}: EventTime<Moment>): Moment | undefined => (isDateToBeAnnounced ? undefined : (endDate ?? eventDate))

/** Whether an event is past; never while its date is to be announced. */
export const isPastEvent = (event: EventTime<string | Date>, now: number): boolean => {
  const end = endOfEvent(event)
  return end !== undefined && new Date(end).getTime() < now
}

/** The condition that finds the events that `isPastEvent` accepts. @param now as an ISO date */
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

/** The condition that finds all other events. */
export const upcomingEvents = (now: string): EventCondition => ({
  or: [
    { endDate: { greater_than_equal: now } },
    { and: [{ endDate: { exists: false } }, { eventDate: { greater_than_equal: now } }] },
    { isDateToBeAnnounced: { equals: true } },
  ],
})
