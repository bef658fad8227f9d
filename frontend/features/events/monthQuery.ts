import { queryOptions } from '@tanstack/react-query'
import { eventsBetween, weeksOfMonth } from '../../../domain/events/months.schema'
import type { Event } from '../../../payload-types'
import type { QueryPairs } from '../../lib/apiClient'
import type { App } from '../../lib/app'
import { toPairs } from '../../lib/eventsByDate'
import { todayInJuba } from '../../lib/todayInJuba'
import { LIST_LIMIT, type Page, WITHOUT_DETAILS } from './eventQueries'

/** Published events in the weeks of a month, soonest first. @param month `YYYY-MM` */
export const monthQuery = ({ api }: Pick<App, 'api'>, month: string) =>
  queryOptions({
    queryKey: ['events', 'month', month],
    queryFn: async ({ signal }) => {
      const days = weeksOfMonth(month).flat()
      const query: QueryPairs = [
        // in whole days of UTC: some more, which are on no day of these weeks in Juba
        ...toPairs(
          'where',
          eventsBetween(`${days[0]}T00:00:00.000-12:00`, `${days.at(-1)}T23:59:59.999-12:00`),
        ),
        ['where[_status][equals]', 'published'],
        ['sort', 'eventDate'],
        ['depth', 0],
        ['limit', LIST_LIMIT],
        ...WITHOUT_DETAILS,
      ]
      return (await api.get<Page<Event>>('/events', { query, signal })).docs
    },
  })

/** The events by each of these days in Juba, on which they are; an event of several days is on each. */
export const eventsByDay = (events: readonly Event[], days: readonly string[]): Map<string, Event[]> => {
  const spans = events.map((event) => ({
    event,
    first: todayInJuba(new Date(event.eventDate)),
    last: todayInJuba(new Date(event.endDate ?? event.eventDate)),
  }))
  return new Map(
    days.map((day) => [
      day,
      spans.filter(({ first, last }) => first <= day && day <= last).map(({ event }) => event),
    ]),
  )
}
