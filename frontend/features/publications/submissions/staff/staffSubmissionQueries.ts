import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { SUBMISSION_STATUSES } from '../../../../../domain/publications/submissions/statuses.schema'
import type { SubmissionList } from '../../../../../domain/publications/submissions/submissions.schema'
import type { App } from '../../../../lib/app'
import { type ListQuery, type ListSpec, listPairs } from '../../../../lib/listQuery'
import { OWN } from '../../../../lib/session/sessionQuery'
import { deskPaths } from '../../../../deskPaths'
import { SUBMISSION_SORTS } from '../../../../../domain/publications/submissions/sorts.constants'

export const submissionListSpec: ListSpec = {
  path: deskPaths.submissions.path,
  filters: { status: Object.keys(SUBMISSION_STATUSES), event: /^[\da-f]{24}$/ },
  sorts: SUBMISSION_SORTS,
}

export const submissionKeys = { lists: [OWN, 'staff-submissions', 'list'] } as const

/** A page of the papers that members sent in. */
export const submissionListQuery = ({ api }: Pick<App, 'api'>, query: ListQuery) =>
  queryOptions({
    queryKey: [...submissionKeys.lists, query],
    queryFn: ({ signal }) =>
      api.get<SubmissionList>('/submissions/list', { query: listPairs(query), signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
