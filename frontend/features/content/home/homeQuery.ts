import { queryOptions } from '@tanstack/react-query'
import type { Home } from '../../../../payload-types'
import type { QueryPairs } from '../../../lib/apiClient'
import type { App } from '../../../lib/app'
import { newestDraft } from '../../../lib/newestDraft'

/** Of what staff chose: what the page shows of it. */
const SHOWN = {
  publications: ['title', 'slug', 'description', 'category', 'publishedDate', 'fileSize'],
  events: ['title', 'slug', 'eventDate', 'endDate', 'isDateToBeAnnounced', 'location'],
}
const CARD: QueryPairs = Object.entries(SHOWN).flatMap(([name, fields]) =>
  fields.map((field) => [`populate[${name}][${field}]`, true] as const),
)

/** What staff wrote for the home page, with the publications and the event that they chose. */
export const homeQuery = ({ api, isPreview }: Pick<App, 'api' | 'isPreview'>) =>
  queryOptions({
    queryKey: ['home'],
    queryFn: ({ signal }) =>
      api.get<Home>('/globals/home', { query: [['depth', 1], ...CARD, ...newestDraft(isPreview)], signal }),
  })
