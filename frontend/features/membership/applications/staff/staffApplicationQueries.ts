import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { APPLICATION_STATUSES } from '../../../../../domain/membership/applications/choices.schema'
import { APPLIED_GRADES } from '../../../../../domain/membership/applications/upgrades/ladder.schema'
import { REGIONS } from '../../../../../collections/access/roles'
import type {
  ApplicationList,
  ApplicationReview,
} from '../../../../../domain/membership/applications/review.schema'
import type { App } from '../../../../lib/app'
import { type ListQuery, type ListSpec, listPairs } from '../../../../lib/listQuery'
import { OWN } from '../../../../lib/session/sessionQuery'
import { deskPaths } from '../../../../deskPaths'
import { APPLICATION_SORTS } from '../../../../../domain/membership/applications/sorts.constants'

export const applicationListSpec: ListSpec = {
  path: deskPaths.applications.path,
  filters: {
    status: Object.keys(APPLICATION_STATUSES),
    grade: Object.keys(APPLIED_GRADES),
    region: REGIONS,
  },
  sorts: APPLICATION_SORTS,
}

export const staffApplicationKeys = {
  lists: [OWN, 'staff-applications', 'list'],
  reviews: [OWN, 'staff-applications', 'review'],
} as const

/** A page of the applications that a filter leaves. */
export const applicationListQuery = ({ api }: Pick<App, 'api'>, query: ListQuery) =>
  queryOptions({
    queryKey: [...staffApplicationKeys.lists, query],
    queryFn: ({ signal }) =>
      api.get<ApplicationList>('/applications/list', { query: listPairs(query), signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** An application as a reviewer looks at it. */
export const reviewQuery = ({ api }: Pick<App, 'api'>, id: string) =>
  queryOptions({
    queryKey: [...staffApplicationKeys.reviews, id],
    queryFn: ({ signal }) =>
      api.get<ApplicationReview>(`/applications/${encodeURIComponent(id)}/review`, { signal }),
    staleTime: 0,
  })
