import { queryOptions } from '@tanstack/react-query'
import type { MembershipRecord } from '../../../../../domain/membership/memberships/membershipRecord.schema'
import type { App } from '../../../../lib/app'
import { OWN } from '../../../../lib/session/sessionQuery'

/** A person's membership as staff see it. */
export const membershipRecordQuery = ({ api }: Pick<App, 'api'>, user: string) =>
  queryOptions({
    queryKey: [OWN, 'membership-record', user],
    queryFn: ({ signal }) =>
      api.get<MembershipRecord>(`/memberships/${encodeURIComponent(user)}/record`, { signal }),
    staleTime: 0,
  })
