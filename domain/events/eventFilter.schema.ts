import type { Event } from '../../payload-types'
import { isKeyOf } from '../../platform/records.schema'
import { DIRECTORY_REGIONS } from '../people/directory/regions.schema'
import { type SeatCounts, hasFreeTicket } from './registrations/registrations.schema'

/** Where one takes part. */
export const EVENT_KINDS = { in_person: 'In person', virtual: 'Virtual' } as const

/** What visitors narrow the list of events to come to. It stands in the address. */
export interface EventFilter {
  region?: keyof typeof DIRECTORY_REGIONS | undefined
  /** The id of a technical division. */
  division?: string | undefined
  kind?: keyof typeof EVENT_KINDS | undefined
  /** `free`: those where nothing has to be paid. */
  cost?: 'free' | undefined
  /** `left`: those with a free seat. */
  seats?: 'left' | undefined
}

/** What an address asks for; what it does not know is left out. */
export const readEventFilter = (search: URLSearchParams): EventFilter => {
  const region = search.get('region') ?? ''
  const kind = search.get('kind') ?? ''
  return {
    region: isKeyOf(DIRECTORY_REGIONS, region) ? region : undefined,
    division: /^[\da-f]{24}$/.exec(search.get('division') ?? '')?.[0],
    kind: isKeyOf(EVENT_KINDS, kind) ? kind : undefined,
    cost: search.get('cost') === 'free' ? 'free' : undefined,
    seats: search.get('seats') === 'left' ? 'left' : undefined,
  }
}

/** Whether anything is asked for. */
export const isFiltered = (filter: EventFilter): boolean => Object.values(filter).some(Boolean)

type Narrowed = Pick<Event, 'id' | 'region' | 'division' | 'isVirtual' | 'isCancelled'>

const idOf = (division: Narrowed['division']): string | null | undefined =>
  typeof division === 'object' ? division?.id : division

const isFull = (counted: SeatCounts['seats'][string] | undefined): boolean =>
  counted !== undefined && counted.capacity !== null && counted.taken >= counted.capacity

/**
 * The events that a filter leaves. An event of the whole association, which has no region, is in each.
 * @param seats how many are taken, and where nothing has to be paid; while that is not known, it leaves out no event
 */
export const filterEvents = <Listed extends Narrowed>(
  events: readonly Listed[],
  filter: EventFilter,
  seats?: SeatCounts['seats'],
): Listed[] =>
  events.filter(({ id, region, division, isVirtual, isCancelled }) => {
    if (filter.region && region && region !== filter.region) return false
    if (filter.division && idOf(division) !== filter.division) return false
    if (filter.kind && (filter.kind === 'virtual') !== Boolean(isVirtual)) return false
    const counted = seats?.[id]
    if (filter.cost && counted?.hasTickets && !hasFreeTicket(counted)) return false
    return !filter.seats || (!isFull(counted) && !isCancelled)
  })
