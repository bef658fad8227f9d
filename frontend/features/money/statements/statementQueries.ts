import { queryOptions } from '@tanstack/react-query'
import type { ImportView, LineView, StatementAccount } from '../../../../domain/money/statements/line.schema'
import type { App } from '../../../lib/app'
import { OWN } from '../../../lib/session/sessionQuery'

/** What the page of statements shows. */
export interface StatementsData {
  accounts: StatementAccount[]
  imports: ImportView[]
  questions: LineView[]
  suspense: LineView[]
}

const POLL_MS = 2_000

/** The imports and the lines to decide; asked for again while an import is at work. */
export const statementsQuery = ({ api }: Pick<App, 'api'>) =>
  queryOptions({
    queryKey: [OWN, 'staff-statements'],
    queryFn: ({ signal }) => api.get<StatementsData>('/statement-imports/list', { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.imports.some(({ status }) => status === 'importing' || status === 'undoing')
        ? POLL_MS
        : false,
  })
