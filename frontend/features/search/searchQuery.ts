import { queryOptions } from '@tanstack/react-query'
import type { SearchAnswer } from '../../../endpoints/search/schema'
import type { App } from '../../lib/app'
import { MAX_SEARCH_LENGTH } from '../../lib/palette'
import { OWN } from '../../lib/session/sessionQuery'

/** A text as it is searched for; empty when there is nothing to search. */
export const toSearchText = (text: string): string => text.replaceAll('\0', '').trim().slice(0, MAX_SEARCH_LENGTH).trim()

/** Events, publications and members that a text finds, three of each at most. Who is found depends on who asks. */
export const searchQuery = ({ api }: Pick<App, 'api'>, text: string) =>
  queryOptions({
    queryKey: [OWN, 'search', text],
    queryFn: ({ signal }) => api.get<SearchAnswer>('/search', { query: [['q', text]], signal }),
    enabled: text !== '',
  })
