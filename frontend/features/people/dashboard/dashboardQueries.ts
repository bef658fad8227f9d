import { queryOptions } from '@tanstack/react-query'
import type { OwnNominations } from '../../../../domain/membership/nominations/nominations.schema'
import type { MyApplication } from '../../../../domain/membership/applications/decision.schema'
import type { OwnDues } from '../../../../domain/money/dues/dues.schema'
import type { OwnGroup } from '../../../../domain/groups/groupTexts.schema'
import type { CpdSummary } from '../../../../domain/cpd/cpdRecord.schema'
import type { OwnMembership } from '../../../../domain/membership/memberships/ownMembership.schema'
import type { OwnRenewals } from '../../../../domain/membership/renewals/renewals.schema'
import type { OwnEvents } from '../../../../domain/events/registrations/registrations.schema'
import type { App } from '../../../lib/app'
import { OWN } from '../../../lib/session/sessionQuery'

type Api = Pick<App, 'api'>

/** The signed-in person's membership. */
export const ownMembershipQuery = ({ api }: Api) =>
  queryOptions({
    queryKey: [OWN, 'membership'],
    queryFn: ({ signal }) => api.get<OwnMembership>('/memberships/mine', { signal }),
    staleTime: 0,
  })

/** The events ahead that the signed-in person is registered for. */
export const ownEventsQuery = ({ api }: Api) =>
  queryOptions({
    queryKey: [OWN, 'events'],
    queryFn: async ({ signal }) => (await api.get<OwnEvents>('/registrations/upcoming', { signal })).events,
    staleTime: 0,
  })

/** The signed-in person's hours of professional development this year. */
export const cpdSummaryQuery = ({ api }: Api) =>
  queryOptions({
    queryKey: [OWN, 'cpd', 'summary'],
    queryFn: ({ signal }) => api.get<CpdSummary>('/cpd-entries/summary', { signal }),
    staleTime: 0,
  })

/** The signed-in person's latest application, as the application's page asks for it. */
export const latestApplicationQuery = ({ api }: Api) =>
  queryOptions({
    queryKey: [OWN, 'application'],
    queryFn: ({ signal }) => api.get<MyApplication>('/applications/mine', { signal }),
    staleTime: 0,
  })

/** The signed-in person's latest request to renew, as the renewal's page asks for it. */
export const latestRenewalQuery = ({ api }: Api) =>
  queryOptions({
    queryKey: [OWN, 'renewals'],
    queryFn: ({ signal }) => api.get<OwnRenewals>('/renewals/mine', { signal }),
    staleTime: 0,
  })

/** What the signed-in person owes and has paid, as its page asks for it. */
export const duesQuery = ({ api }: Api) =>
  queryOptions({
    queryKey: [OWN, 'invoices'],
    queryFn: ({ signal }) => api.get<OwnDues>('/invoices/mine', { signal }),
    staleTime: 0,
  })

/** The groups that the signed-in person is in or has asked to join. */
export const ownGroupsQuery = ({ api }: Api) =>
  queryOptions({
    queryKey: [OWN, 'groups'],
    queryFn: async ({ signal }) => (await api.get<{ groups: OwnGroup[] }>('/groups/mine', { signal })).groups,
    staleTime: 0,
  })

/** What the signed-in person may nominate for and vote on, as its page asks for it. */
export const ownNominationsQuery = ({ api }: Api) =>
  queryOptions({
    queryKey: [OWN, 'nominations'],
    queryFn: ({ signal }) => api.get<OwnNominations>('/nominations/mine', { signal }),
    staleTime: 0,
  })
