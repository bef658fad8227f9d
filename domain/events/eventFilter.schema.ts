import type { Event } from '../../payload-types'
import { isKeyOf } from '../../platform/records.schema'
import { DIRECTORY_REGIONS } from '../people/directory/regions.schema'
import type { SeatCounts } from './registrations/registrations.schema'

/** Where one takes part. */
export const EVENT_KINDS = { in_person: 'In person', virtual: 'Virtual' } as const

/** What visitors narrow the list of events to come to. It stands in the address. */
export interface EventFilter {
  region?: keyof typeof DIRECTORY_REGIONS | undefined
  kind?: keyof typeof EVENT_KINDS | undefined
  /** `left`: those with a free seat. */
  seats?: 'left' | undefined
}

/** What an address asks for; what it does not know is left out. */
export const readEventFilter = (search: URLSearchParams): EventFilter => {
  const region = search.get('region') ?? ''
  const kind = search.get('kind') ?? ''
  return {
    region: isKeyOf(DIRECTORY_REGIONS, region) ? region : undefined,
    kind: isKeyOf(EVENT_KINDS, kind) ? kind : undefined,
    seats: search.get('seats') === 'left' ? 'left' : undefined,
  }
}

/** Whether anything is asked for. */
export const isFiltered = (filter: EventFilter): boolean => Object.values(filter).some(Boolean)

type Narrowed = Pick<Event, 'id' | 'region' | 'isVirtual' | 'isCancelled'>

/**
 * The events that a filter leaves. An event of the whole association, which has no region, is in each.
 * @param seats how many are taken; while that is not known, no event is left out as full
 */
export const filterEvents = <Listed extends Narrowed>(
  events: readonly Listed[],
  filter: EventFilter,
  seats?: SeatCounts['seats'],
): Listed[] =>
  events.filter(({ id, region, isVirtual, isCancelled }) => {
    if (filter.region && region && region !== filter.region) return false
    if (filter.kind && (filter.kind === 'virtual') !== Boolean(isVirtual)) return false
    if (!filter.seats) return true
    const counted = seats?.[id]
    const isFull = counted !== undefined && counted.capacity !== null && counted.taken >= counted.capacity
    return !isFull && !isCancelled
  })
