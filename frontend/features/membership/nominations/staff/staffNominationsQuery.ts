import { queryOptions } from '@tanstack/react-query'
import type { NominationList } from '../../../../../domain/membership/nominations/nominations.schema'
import type { App } from '../../../../lib/app'
import { OWN } from '../../../../lib/session/sessionQuery'

export const staffNominationsKey = [OWN, 'staff-nominations'] as const

/** A page of nominations, the latest first. */
export const staffNominationsQuery = ({ api }: Pick<App, 'api'>, page: string) =>
  queryOptions({
    queryKey: [...staffNominationsKey, page],
    queryFn: ({ signal }) =>
      api.get<NominationList>('/nominations/list', { query: [['page', page]], signal }),
    staleTime: 0,
  })
