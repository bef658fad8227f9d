import { queryOptions } from '@tanstack/react-query'
import type { StaffOffers, StaffRequests } from '../../../../../domain/cpd/mentoring/mentoring.schema'
import type { App } from '../../../../lib/app'
import { MENTORING } from '../mentoringQueries'

type Api = Pick<App, 'api'>

/** A page of the open requests, with who suits them. */
export const staffRequestsQuery = ({ api }: Api, page: number) =>
  queryOptions({
    queryKey: [...MENTORING, 'staff', 'requests', page],
    queryFn: ({ signal }) =>
      api.get<StaffRequests>('/mentoring/waiting', { query: [['page', page]], signal }),
    staleTime: 0,
  })

/** A page of all offers. */
export const staffOffersQuery = ({ api }: Api, page: number) =>
  queryOptions({
    queryKey: [...MENTORING, 'staff', 'offers', page],
    queryFn: ({ signal }) => api.get<StaffOffers>('/mentoring/offers', { query: [['page', page]], signal }),
    staleTime: 0,
  })
