import { LRUCache } from 'lru-cache'
import type { SanitizedConfig } from 'payload'
import { type ContentTopic, moveVersionAfterChange } from '../../hooks/contentVersion'
import type { ContentVersionReader, ContentVersions } from './contentVersion'

type FetchApi = (request: Request) => Promise<Response>

/** @param versions as they were read for the page that asks; read anew without */
export type FetchKept = (request: Request, versions?: ContentVersions) => Promise<Response>

/** What depends on the time of day is asked again after this, though nothing was published. */
const MAX_AGE_MS = 30_000
const MAX_ENTRIES = 500

/** The paths whose answers to a visitor change only when a version moves, and which: lists of public collections, and seats. */
const keptPaths = ({ collections, globals }: SanitizedConfig): Map<string, readonly ContentTopic[]> => {
  const lists = collections.filter(({ hooks }) => hooks.afterChange.includes(moveVersionAfterChange))
  const paths = ['/api/frame', ...globals.map(({ slug }) => `/api/globals/${slug}`), ...lists.map(({ slug }) => `/api/${slug}`)]
  return new Map<string, readonly ContentTopic[]>([...paths.map((path) => [path, ['content']] as const), ['/api/events/seats', ['content', 'seats']]])
}

/**
 * Keeps the API's answers to anonymous page loaders for as long as the versions that they depend on stand: every page shows the
 * same frame, and after a publication each page is rendered once more. Answers that are no success are not kept.
 */
export const createKeptAnswers = (config: SanitizedConfig, versionReader: ContentVersionReader, fetchApi: FetchApi): FetchKept => {
  const paths = keptPaths(config)
  const answers = new LRUCache<string, Promise<string | undefined>>({ max: MAX_ENTRIES, ttl: MAX_AGE_MS })

  return async (request, versionsOfPage) => {
    const { pathname, search } = new URL(request.url)
    const topics = paths.get(pathname)
    if (request.method !== 'GET' || request.headers.has('cookie') || !topics) return fetchApi(request)
    const versions = versionsOfPage ?? (await versionReader.current())
    const key = `${topics.map((topic) => versions[topic]).join('.')} ${pathname}${search}`
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
