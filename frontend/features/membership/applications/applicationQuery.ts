import { queryOptions } from '@tanstack/react-query'
import type { OwnDraft } from '../../../../domain/membership/applications/drafts/draftAnswer.schema'
import type { MyApplication } from '../../../../domain/membership/applications/decision.schema'
import type { App } from '../../../lib/app'
import { OWN } from '../../../lib/session/sessionQuery'

/** The signed-in person's latest application, or null. */
export const applicationQuery = ({ api }: Pick<App, 'api'>) =>
  queryOptions({
    queryKey: [OWN, 'application'],
    queryFn: ({ signal }) => api.get<MyApplication>('/applications/mine', { signal }),
    staleTime: 0,
  })

/** What the signed-in person has saved of an application. */
export const draftQuery = ({ api }: Pick<App, 'api'>) =>
  queryOptions({
    queryKey: [OWN, 'application-draft'],
    queryFn: ({ signal }) => api.get<OwnDraft>('/applications/draft', { signal }),
    staleTime: 0,
  })
