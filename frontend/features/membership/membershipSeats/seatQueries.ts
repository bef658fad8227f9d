import { queryOptions } from '@tanstack/react-query'
import type { OwnMembership } from '../../../../domain/membership/memberships/ownMembership.schema'
import type {
  CompanySeats,
  SeatInvitations,
} from '../../../../domain/membership/membershipSeats/membershipSeats.schema'
import type { App } from '../../../lib/app'
import { OWN } from '../../../lib/session/sessionQuery'

type Api = Pick<App, 'api'>

/** The seats of the signed-in company; null for a membership without seats. */
export const ownSeatsQuery = ({ api }: Api) =>
  queryOptions({
    queryKey: [OWN, 'membership-seats'],
    queryFn: ({ signal }) => api.get<CompanySeats | null>('/membership-seats/mine', { signal }),
    staleTime: 0,
  })

/** The seats of a company, as staff see them. */
export const companySeatsQuery = ({ api }: Api, user: string) =>
  queryOptions({
    queryKey: [OWN, 'membership-seats', user],
    queryFn: ({ signal }) =>
      api.get<CompanySeats>(`/membership-seats/of/${encodeURIComponent(user)}`, { signal }),
    staleTime: 0,
  })

/** The invitations to the address of the signed-in person. */
export const seatInvitationsQuery = ({ api }: Api) =>
  queryOptions({
    queryKey: [OWN, 'seat-invitations'],
    queryFn: ({ signal }) => api.get<SeatInvitations>('/membership-seats/invitations', { signal }),
    staleTime: 0,
  })

/** The signed-in person's membership, as the dashboard asks for it. */
export const ownMembershipQuery = ({ api }: Api) =>
  queryOptions({
    queryKey: [OWN, 'membership'],
    queryFn: ({ signal }) => api.get<OwnMembership>('/memberships/mine', { signal }),
    staleTime: 0,
  })
