import { queryOptions } from '@tanstack/react-query'
import type { OwnProgramme, Programme } from '../../../../domain/events/programme/programme.schema'
import type { App } from '../../../lib/app'
import { OWN } from '../../../lib/session/sessionQuery'

type Api = Pick<App, 'api'>

/** The sessions of an event. */
export const programmeQuery = ({ api }: Api, event: string) =>
  queryOptions({
    queryKey: ['events', 'programme', event],
    queryFn: ({ signal }) => api.get<Programme>(`/events/${event}/programme`, { signal }),
  })

/** What the signed-in person has chosen of them, and the link to the meeting. */
export const ownProgrammeQuery = ({ api }: Api, event: string) =>
  queryOptions({
    queryKey: [OWN, 'programme', event],
    queryFn: ({ signal }) => api.get<OwnProgramme>(`/events/${event}/programme/own`, { signal }),
    staleTime: 0,
  })
