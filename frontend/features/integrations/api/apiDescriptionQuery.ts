import { queryOptions } from '@tanstack/react-query'
import type { App } from '../../../lib/app'
import { OWN } from '../../../lib/session/sessionQuery'
import type { ApiDescription } from './openApi.types'

/** The description of the API, as other programs read it. */
export const apiDescriptionQuery = ({ api }: Pick<App, 'api'>) =>
  queryOptions({
    queryKey: [OWN, 'openapi'],
    queryFn: ({ signal }) => api.get<ApiDescription>('/openapi.json', { signal }),
    staleTime: 300_000,
  })
