import { LRUCache } from 'lru-cache'
import type { SanitizedConfig } from 'payload'
import { moveVersionAfterChange } from '../../hooks/contentVersion'
import type { ContentVersionReader } from './contentVersion'

type FetchApi = (request: Request) => Promise<Response>

/** What depends on the time of day is asked again after this, though nothing was published. */
const MAX_AGE_MS = 30_000
const MAX_ENTRIES = 500

/** The paths whose answers to a visitor change only when the content version moves: lists of public collections. */
const keptPaths = ({ collections, globals }: SanitizedConfig): Set<string> =>
  new Set([
    '/api/frame',
    ...globals.map(({ slug }) => `/api/globals/${slug}`),
    ...collections.filter(({ hooks }) => hooks.afterChange.includes(moveVersionAfterChange)).map(({ slug }) => `/api/${slug}`),
  ])

/**
 * Keeps the API's answers to anonymous page loaders for as long as the content version stands: every page shows the
 * same frame, and after a publication each page is rendered once more. Answers that are no success are not kept.
 */
export const createKeptAnswers = (config: SanitizedConfig, versionReader: ContentVersionReader, fetchApi: FetchApi): FetchApi => {
  const paths = keptPaths(config)
  const answers = new LRUCache<string, Promise<string | undefined>>({ max: MAX_ENTRIES, ttl: MAX_AGE_MS })

  return async (request) => {
    const { pathname, search } = new URL(request.url)
    if (request.method !== 'GET' || request.headers.has('cookie') || !paths.has(pathname)) return fetchApi(request)
    const { content } = await versionReader.current()
    const key = `${content} ${pathname}${search}`
    const kept = await answers.get(key)
    if (kept !== undefined) return new Response(kept, { headers: { 'Content-Type': 'application/json' } })
    const asked = fetchApi(request)
    answers.set(
      key,
      asked.then(
        async (response) => (response.status === 200 ? await response.clone().text() : undefined),
        () => undefined,
      ),
    )
    return asked
  }
}
