import { queryOptions } from '@tanstack/react-query'
import type { StatementsPage } from '../../../../domain/money/statements/line.schema'
import type { App } from '../../../lib/app'
import { OWN } from '../../../lib/session/sessionQuery'

const POLL_MS = 2_000

/** The imports and the lines to decide; asked for again while an import is at work. */
export const statementsQuery = ({ api }: Pick<App, 'api'>) =>
  queryOptions({
    queryKey: [OWN, 'staff-statements'],
    queryFn: ({ signal }) => api.get<StatementsPage>('/statement-imports', { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.imports.some(({ status }) => status === 'importing' || status === 'undoing')
        ? POLL_MS
        : false,
  })
