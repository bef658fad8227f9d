import { pastEvents, upcomingEvents } from '../../domain/events/eventTime.schema'
import type { QueryPairs } from './apiClient'

type Pair = QueryPairs[number]

/** A condition as the pairs of a query: `where[or][0][endDate][less_than]`. */
export const toPairs = (name: string, value: unknown): Pair[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => toPairs(`${name}[${key}]`, inner))
    : [[name, value as Pair[1]]]

export const upcoming = (now: string): QueryPairs => toPairs('where', upcomingEvents(now))

export const past = (now: string): QueryPairs => toPairs('where', pastEvents(now))
