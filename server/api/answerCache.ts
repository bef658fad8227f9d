import type { SanitizedConfig } from 'payload'
import type { ContentTopic } from '../../domain/content/contentVersions'
import { createVersionedCache } from '../../platform/versionedCache'
import type { ContentVersionReader, ContentVersions } from '../site/contentVersion'
import { ANSWER_TTL_MS, cacheablePaths } from './cacheablePaths'

const MAX_BYTES = 16 * 1024 * 1024
const MAX_ANSWER_BYTES = 512 * 1024 // in memory: two bytes a character

/**
 * Answers a visitor's request from the cache, or fetches and caches the answer.
 * @param path with its query, from `/api/` on
 */
export type AnswerCache = (path: string, fetchAnswer: () => Promise<Response>) => Promise<Response>

/**
 * Caches the text of the API's answers to visitors over the network for as long as the versions that they
 * depend on stand, within a few megabytes. An answer that does not depend on them alone, or is no success, is
 * not cached. The caller makes sure that the request is a visitor's.
 */
export const createAnswerCache = (
  config: SanitizedConfig,
  versionReader: Pick<ContentVersionReader, 'current'>,
): AnswerCache => {
  const paths = cacheablePaths(config)
  const cache = createVersionedCache<string | undefined, ContentTopic>({
    ttlMs: ANSWER_TTL_MS,
    sizeOf: (text = '') => 2 * text.length,
    regions: [{ maxBytes: MAX_BYTES, maxEntryBytes: MAX_ANSWER_BYTES }],
  })

  /** The versions, or undefined while the database does not answer: the endpoint then says so. */
  const readVersions = async (): Promise<ContentVersions | undefined> => {
    try {
      return await versionReader.current()
    } catch {
      return undefined
    }
  }

  return async (path, fetchAnswer) => {
    const topics = paths.get(path.split('?', 1)[0] ?? '')
    const versions = topics && (await readVersions())
    if (!versions) return fetchAnswer()
    const own: { hasStarted: boolean; response?: Response } = { hasStarted: false }
    const load = async () => {
      own.hasStarted = true
      const response = await fetchAnswer()
      // a refusal or an error belongs to the request that received it
      if (response.status !== 200) {
        own.response = response
        return { value: undefined, topics: undefined }
      }
      const text = await response.text()
      own.response = new Response(text, { headers: response.headers })
      return { value: text, topics }
    }
    const text = await cache.read(path, versions, load).catch((error: unknown) => {
      if (own.hasStarted) throw error
      return undefined
    })
    if (own.response) return own.response
    return text === undefined
      ? fetchAnswer()
      : new Response(text, { headers: { 'Content-Type': 'application/json' } })
  }
}
