import { queryOptions } from '@tanstack/react-query'
import type { SearchAnswer } from '../../../../domain/content/search/search.schema'
import type { App } from '../../../lib/app'
import { MAX_SEARCH_LENGTH } from '../../../lib/palette'
import { OWN } from '../../../lib/session/sessionQuery'

/** A text as it is searched for; empty when there is nothing to search. */
export const toSearchText = (text: string): string =>
  text.replaceAll('\0', '').trim().slice(0, MAX_SEARCH_LENGTH).trim()

/**
 * Of each group: what the specification says of the palette, and more on the page of results. The endpoint's
 * schema would bring all of zod here.
 */
const PALETTE_LIMIT = 3
export const PAGE_LIMIT = 10

/** What a text finds, so many of each kind at most. Who is found depends on who asks. */
export const searchQuery = ({ api }: Pick<App, 'api'>, text: string, limit = PALETTE_LIMIT) =>
  queryOptions({
    queryKey: [OWN, 'search', text, limit],
    queryFn: ({ signal }) =>
      api.get<SearchAnswer>('/search', {
        query:
          limit === PALETTE_LIMIT
            ? [['q', text]]
            : [
                ['q', text],
                ['limit', limit],
              ],
        signal,
      }),
    enabled: text !== '',
  })
