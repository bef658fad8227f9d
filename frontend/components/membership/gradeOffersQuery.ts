import { queryOptions } from '@tanstack/react-query'
import type { GradeOffers } from '../../../domain/membership/grades/gradeOffer.schema'
import type { App } from '../../lib/app'

/** The grades with what they need and what they cost today. */
export const gradeOffersQuery = ({ api }: Pick<App, 'api'>) =>
  queryOptions({
    queryKey: ['grades', 'offers'],
    queryFn: ({ signal }) => api.get<GradeOffers>('/grades/offers', { signal }),
  })
