import { queryOptions } from '@tanstack/react-query'
import { PROGRAMME_LIMITS } from '../../../../../domain/events/programme/programme.constants'
import type { SessionForm, StaffProgramme } from '../../../../../domain/events/programme/programme.schema'
import type { Media, Submission } from '../../../../../payload-types'
import type { App } from '../../../../lib/app'
import { OWN } from '../../../../lib/session/sessionQuery'
import { eventPartQuery } from '../staffEventQueries'

/** The sessions of an event as staff see them, and the link to its meeting. */
export const staffProgrammeQuery = (app: Pick<App, 'api'>, id: string) =>
  eventPartQuery<StaffProgramme>(app, id, { key: [OWN, 'staff-events', 'programme'], path: 'sessions' })

/** What a session begins with that is made of a paper. */
export type SessionDraft = Pick<SessionForm, 'title' | 'text'> & { speakers: { name: string }[] }

/** A paper that was accepted, as a session to begin with: its authors are the speakers. */
export const paperQuery = ({ api }: Pick<App, 'api'>, id: string) =>
  queryOptions({
    queryKey: [OWN, 'staff-submissions', 'paper', id],
    queryFn: async ({ signal }): Promise<SessionDraft> => {
      const path = `/submissions/${encodeURIComponent(id)}?depth=0`
      const { title, abstract, authors } = await api.get<Submission>(path, { signal })
      const names = (authors ?? '')
        .split(/[;,]| and /)
        .map((name) => name.trim().slice(0, PROGRAMME_LIMITS.name))
      return {
        title: title.slice(0, PROGRAMME_LIMITS.title),
        text: abstract.slice(0, PROGRAMME_LIMITS.text),
        speakers: names
          .filter(Boolean)
          .slice(0, PROGRAMME_LIMITS.speakers)
          .map((name) => ({ name })),
      }
    },
  })

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
