import { queryOptions } from '@tanstack/react-query'
import type { OwnSubmission } from '../../../../domain/publications/submissions/submissions.schema'
import type { Division } from '../../../../payload-types'
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
