import { queryOptions } from '@tanstack/react-query'
import type { GradeRunView } from '../../../../../../domain/membership/gradeRuns/gradeRunView.schema'
import type { App } from '../../../../../lib/app'
import { OWN } from '../../../../../lib/session/sessionQuery'

const POLL_MS = 2_000

/** The latest runs; asked again while one is going on. */
export const gradeRunsQuery = ({ api }: Pick<App, 'api'>) =>
  queryOptions({
    queryKey: [OWN, 'grade-runs'],
    queryFn: async ({ signal }) => (await api.get<{ runs: GradeRunView[] }>('/grade-runs', { signal })).runs,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'running') ? POLL_MS : false,
  })
