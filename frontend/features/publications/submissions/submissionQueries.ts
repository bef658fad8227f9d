import { queryOptions } from '@tanstack/react-query'
import type { OwnSubmission } from '../../../../domain/publications/submissions/submissions.schema'
import type { Division, Event } from '../../../../payload-types'
import type { App } from '../../../lib/app'
import { OWN } from '../../../lib/session/sessionQuery'

/** The papers that the signed-in person sent in. */
export const ownSubmissionsQuery = ({ api }: Pick<App, 'api'>) =>
  queryOptions({
    queryKey: [OWN, 'papers'],
    queryFn: async ({ signal }) =>
      (await api.get<{ docs: OwnSubmission[] }>('/submissions/mine', { signal })).docs,
    staleTime: 0,
  })

/** An event that calls for papers. */
export type CallingEvent = Pick<Event, 'id' | 'title' | 'slug'> & { papersUntil: string }

const MAX_EVENTS = 100

/**
 * The events that call for papers, those that end first before others.
 * @param from the day that the last day for papers must not be before, `YYYY-MM-DD`; undefined for all
 */
export const callsQuery = ({ api }: Pick<App, 'api'>, from?: string) =>
  queryOptions({
    queryKey: ['events', 'calls', from ?? 'all'],
    queryFn: async ({ signal }) => {
      const { docs } = await api.get<{ docs: CallingEvent[] }>('/events', {
        query: [
          ...(from
            ? ([
                ['where[papersUntil][greater_than_equal]', from],
                ['where[isCancelled][not_equals]', true],
                ['where[_status][equals]', 'published'],
                ['sort', 'papersUntil'],
              ] as const)
            : ([
                ['where[papersUntil][exists]', true],
                ['sort', '-papersUntil'],
              ] as const)),
          ['depth', 0],
          ['limit', MAX_EVENTS],
          ['select[title]', true],
          ['select[slug]', true],
          ['select[papersUntil]', true],
        ],
        signal,
      })
      return docs
    },
  })

const MAX_DIVISIONS = 50

/** The divisions that a paper can be offered to. */
export const submissionDivisionsQuery = ({ api }: Pick<App, 'api'>) =>
  queryOptions({
    queryKey: ['divisions', 'names'],
    queryFn: async ({ signal }) => {
      const { docs } = await api.get<{ docs: Pick<Division, 'id' | 'title' | 'slug'>[] }>('/divisions', {
        query: [
          ['where[_status][equals]', 'published'],
          ['sort', 'title'],
          ['depth', 0],
          ['limit', MAX_DIVISIONS],
        ],
        signal,
      })
      return docs.map(({ id, title, slug }) => ({ id, title, slug }))
    },
  })
