import { isKeyOf } from '../../../platform/records.schema'
import { DIRECTORY_REGIONS } from '../../../domain/people/directory/regions.schema'
import type { SeatCounts } from '../../../domain/events/registrations/registrations.schema'
import type { Event } from '../../../payload-types'
import { paths } from '../../paths'

/** Where one takes part. */
export const EVENT_KINDS = { in_person: 'In person', virtual: 'Virtual' } as const

/** What the list of events to come is narrowed to. It stands in the address. */
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

export const eventFilterAddress = (filter: EventFilter): string => paths.events.build(filter)

/** Whether anything is asked for. */
export const isFiltered = (filter: EventFilter): boolean => Object.values(filter).some(Boolean)

type Narrowed = Pick<Event, 'id' | 'region' | 'isVirtual' | 'isCancelled'>

/**
 * The events that a filter leaves. An event of the whole association, which has no region, is in each.
 * @param seats how many are taken; while that is not known, no event is left out for it
 */
export const filterEvents = <Listed extends Narrowed>(
  events: readonly Listed[],
  filter: EventFilter,
  seats: SeatCounts['seats'] | undefined,
): Listed[] =>
  events.filter(({ id, region, isVirtual, isCancelled }) => {
    if (filter.region && region && region !== filter.region) return false
    if (filter.kind && (filter.kind === 'virtual') !== Boolean(isVirtual)) return false
    if (!filter.seats) return true
    const counted = seats?.[id]
    const isFull = counted !== undefined && counted.capacity !== null && counted.taken >= counted.capacity
    return !isFull && !isCancelled
  })
