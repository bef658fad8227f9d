import { queryOptions } from '@tanstack/react-query'
import type { Event, Registration } from '../../../payload-types'
import type { QueryPairs } from '../../lib/apiClient'
import type { App } from '../../lib/app'
import { OWN } from '../../lib/session/sessionQuery'
import { LIST_LIMIT, type Page } from './eventQueries'

type Api = Pick<App, 'api'>

/** One published event, over or not; null when there is none of that name. */
export const eventQuery = ({ api }: Api, slug: string) =>
  queryOptions({
    queryKey: ['events', 'slug', slug],
    queryFn: async ({ signal }) => {
      const query: QueryPairs = [
        ['where[slug][equals]', slug],
        ['where[_status][equals]', 'published'],
        ['depth', 0],
        ['limit', 1],
      ]
      return (await api.get<Page<Event>>('/events', { query, signal })).docs[0] ?? null
    },
  })

export const OWN_REGISTRATIONS = [OWN, 'registrations'] as const

/** Ids of the events that the signed-in person is registered for. @param user id of the account: staff may read all */
export const ownRegistrationsQuery = ({ api }: Api, user: string) =>
  queryOptions({
    queryKey: OWN_REGISTRATIONS,
    queryFn: async ({ signal }) => {
      const query: QueryPairs = [
        ['where[user][equals]', user],
        ['depth', 0],
        ['limit', LIST_LIMIT],
      ]
      const { docs } = await api.get<Page<Registration>>('/registrations', { query, signal })
      return docs.map(({ event }) => (typeof event === 'string' ? event : event.id))
    },
  })
