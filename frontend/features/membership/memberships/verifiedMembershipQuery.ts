import { queryOptions } from '@tanstack/react-query'
import type { VerifiedMembership } from '../../../../domain/membership/memberships/ownMembership.schema'
import { ApiError } from '../../../lib/ApiError'
import type { App } from '../../../lib/app'

const STALE_MS = 60_000

/** What a certificate's number stands for; null for an unknown one. */
export const verifiedMembershipQuery = ({ api }: Pick<App, 'api'>, number: string) =>
  queryOptions({
    queryKey: ['verification', number],
    queryFn: async ({ signal }) => {
      try {
        return await api.get<VerifiedMembership>(`/memberships/verify/${encodeURIComponent(number)}`, {
          signal,
        })
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
    staleTime: STALE_MS,
  })
