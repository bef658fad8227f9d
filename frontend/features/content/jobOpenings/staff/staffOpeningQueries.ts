import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type {
  StaffOpening,
  StaffOpeningList,
} from '../../../../../domain/content/jobOpenings/jobOpenings.schema'
import { OPENING_STATUSES } from '../../../../../domain/content/jobOpenings/openingTexts.schema'
import type { App } from '../../../../lib/app'
import { type ListQuery, type ListSpec, listPairs } from '../../../../lib/listQuery'
import { OWN } from '../../../../lib/session/sessionQuery'
import { deskPaths } from '../../../../deskPaths'

export const staffOpeningSpec: ListSpec = {
  path: deskPaths.openings.path,
  filters: { status: Object.keys(OPENING_STATUSES) },
  sorts: [],
}

export const STAFF_OPENINGS = [OWN, 'staff-openings'] as const

/** A page of all openings. */
export const staffOpeningListQuery = ({ api }: Pick<App, 'api'>, query: ListQuery) =>
  queryOptions({
    queryKey: [...STAFF_OPENINGS, 'list', query],
    queryFn: ({ signal }) => api.get<StaffOpeningList>('/job-openings', { query: listPairs(query), signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** One opening. */
export const staffOpeningQuery = ({ api }: Pick<App, 'api'>, id: string) =>
  queryOptions({
    queryKey: [...STAFF_OPENINGS, 'one', id],
    queryFn: ({ signal }) =>
      api.get<StaffOpening>(`/job-openings/${encodeURIComponent(id)}/desk`, { signal }),
    staleTime: 0,
  })
