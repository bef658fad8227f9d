import { queryOptions } from '@tanstack/react-query'
import type { StaffProgramme } from '../../../../../domain/events/programme/programme.schema'
import type { Media } from '../../../../../payload-types'
import type { App } from '../../../../lib/app'
import { OWN } from '../../../../lib/session/sessionQuery'
import { eventPartQuery } from '../staffEventQueries'

/** The sessions of an event as staff see them, and the link to its meeting. */
export const staffProgrammeQuery = (app: Pick<App, 'api'>, id: string) =>
  eventPartQuery<StaffProgramme>(app, id, { key: [OWN, 'staff-events', 'programme'], path: 'sessions' })

/** The pictures that were added last, to choose one of a speaker. */
export const picturesQuery = ({ api }: Pick<App, 'api'>) =>
  queryOptions({
    queryKey: ['media', 'latest'],
    queryFn: async ({ signal }) =>
      (
        await api.get<{ docs: Pick<Media, 'id' | 'alt'>[] }>('/media?limit=100&sort=-createdAt&depth=0', {
          signal,
        })
      ).docs,
  })
