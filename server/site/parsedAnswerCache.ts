import type { SanitizedConfig } from 'payload'
import type { ContentTopic } from '../../domain/content/contentVersions'
import { createVersionedCache } from '../../platform/versionedCache'
import { ANSWER_TTL_MS, cacheablePaths } from '../api/cacheablePaths'
import { bytesOf } from './bytesOf'
import type { ContentVersionReader, ContentVersions } from './contentVersion'
import { freezeDeep } from './freezeDeep'

/**
 * @param path of the API with its query, as a visitor requests it
 * @param fetchAnswer makes the request; its failure is thrown to all who wait
 * @param versions as they were read for the page that is rendered; read anew without
 * @returns the parsed answer, shared between pages and frozen
 */
export type ParsedAnswerCache = <Body>(
  path: string,
  fetchAnswer: () => Promise<Body>,
  versions?: ContentVersions,
) => Promise<Body>

const MAX_BYTES = 24 * 1024 * 1024
/** A longer list is requested by few, and would evict what every page shows. */
const MAX_ANSWER_BYTES = 2 * 1024 * 1024

/**
 * Caches the API's answers to visitors' page loaders, parsed, for as long as the versions that they depend on
 * stand: every page shows the same site chrome, and after a publication each page is rendered once more.
 * Failures are not cached.
 */
export const createParsedAnswerCache = (
  config: SanitizedConfig,
  versionReader: Pick<ContentVersionReader, 'current'>,
): ParsedAnswerCache => {
  const paths = cacheablePaths(config)
  const cache = createVersionedCache<{ body: unknown }, ContentTopic>({
    ttlMs: ANSWER_TTL_MS,
    sizeOf: ({ body }) => bytesOf(body),
    regions: [{ maxBytes: MAX_BYTES, maxEntryBytes: MAX_ANSWER_BYTES }],
  })

  return async <Body>(
    path: string,
    fetchAnswer: () => Promise<Body>,
    versionsOfPage?: ContentVersions,
  ): Promise<Body> => {
    const topics = paths.get(path.split('?', 1)[0] ?? path)
    if (!topics) return fetchAnswer()
    const versions = versionsOfPage ?? (await versionReader.current())
    const { body } = await cache.read(path, versions, async () => ({
      value: { body: freezeDeep(await fetchAnswer()) },
      topics,
    }))
    return body as Body
  }
}
