import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ApiKeyPage } from '../../../domain/integrations/apiKeys/apiKeyTexts.schema'
import type { App } from '../../lib/app'
import { type ListQuery, type ListSpec, listPairs } from '../../lib/listQuery'
import { OWN } from '../../lib/session/sessionQuery'
import { deskPaths } from '../../deskPaths'

export const apiKeyKeys = { all: [OWN, 'api-keys'] } as const

export const apiKeySpec: ListSpec = { path: deskPaths.integrations.path, filters: {}, sorts: [''] }

/** A page of the API keys, the latest first. */
export const apiKeysQuery = ({ api }: Pick<App, 'api'>, query: ListQuery) =>
  queryOptions({
    queryKey: [...apiKeyKeys.all, query],
    queryFn: ({ signal }) => api.get<ApiKeyPage>('/api-keys', { query: listPairs(query), signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
