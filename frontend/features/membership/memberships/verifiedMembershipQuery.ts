import { queryOptions } from '@tanstack/react-query'
import type { VerifiedMembership } from '../../../../domain/membership/memberships/ownMembership.schema'
import type { App } from '../../../lib/app'
import { foundOrNull } from '../../../lib/foundOrNull'

const STALE_MS = 60_000

/** What a certificate's number stands for; null for an unknown one. */
export const verifiedMembershipQuery = ({ api }: Pick<App, 'api'>, number: string) =>
  queryOptions({
    queryKey: ['verification', number],
    queryFn: ({ signal }) =>
      foundOrNull(
        api.get<VerifiedMembership>(`/memberships/verify/${encodeURIComponent(number)}`, { signal }),
      ),
    staleTime: STALE_MS,
  })
