import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { EVENT_STATUSES } from '../../../../domain/events/statuses.schema'
import { REGIONS } from '../../../../collections/access/roles'
import type { EventDetail, EventList, RegistrantList } from '../../../../domain/events/events.schema'
import type { App } from '../../../lib/app'
import { type ListQuery, type ListSpec, listPairs } from '../../../lib/listQuery'
import { OWN } from '../../../lib/session/sessionQuery'
import { deskPaths } from '../../../deskPaths'
import { EVENT_SORTS, REGISTRANT_SORTS } from '../../../../domain/events/sorts.constants'

export const eventListSpec: ListSpec = {
  path: deskPaths.events.path,
  filters: { status: Object.keys(EVENT_STATUSES), when: ['upcoming', 'past'], region: REGIONS },
  sorts: EVENT_SORTS,
}

/** The list of who is registered stands on the event's own page. */
export const registrantListSpec = (id: string): ListSpec => ({
  path: deskPaths.event.build(id),
  filters: {},
  sorts: REGISTRANT_SORTS,
})

export const staffEventKeys = {
  lists: [OWN, 'staff-events', 'list'],
  details: [OWN, 'staff-events', 'detail'],
  registrants: (id: string) => [OWN, 'staff-events', 'registrants', id] as const,
} as const

type Api = Pick<App, 'api'>

/** A page of the events that a filter leaves. */
export const eventListQuery = ({ api }: Api, query: ListQuery) =>
  queryOptions({
    queryKey: [...staffEventKeys.lists, query],
    queryFn: ({ signal }) => api.get<EventList>('/events/list', { query: listPairs(query), signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** What stands at a path under the address of an event; kept under a key and its id. */
export const eventPartQuery = <Answer>(
  { api }: Api,
  id: string,
  { key, path }: { key: readonly string[]; path: string },
) =>
  queryOptions({
    queryKey: [...key, id],
    queryFn: ({ signal }) => api.get<Answer>(`/events/${encodeURIComponent(id)}/${path}`, { signal }),
    staleTime: 0,
  })

/** An event as staff work on it. */
export const staffEventQuery = (app: Api, id: string) =>
  eventPartQuery<EventDetail>(app, id, { key: staffEventKeys.details, path: 'desk' })

/** A page of who is registered for an event. */
export const registrantListQuery = ({ api }: Api, id: string, query: ListQuery) =>
  queryOptions({
    queryKey: [...staffEventKeys.registrants(id), query],
    queryFn: ({ signal }) =>
      api.get<RegistrantList>(`/events/${encodeURIComponent(id)}/registrants`, {
        query: listPairs(query),
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
