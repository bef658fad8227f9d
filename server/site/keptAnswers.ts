import { LRUCache } from 'lru-cache'
import type { SanitizedConfig } from 'payload'
import type { ContentVersionReader, ContentVersions } from './contentVersion'
import { bytesOf } from './bytesOf'
import { freezeDeep } from './freezeDeep'
import { KEPT_MS, keptPaths } from './keptPaths'

/**
 * @param path of the API with its query, asked as a visitor
 * @param ask asks it; what it throws is thrown to all who wait
 * @param versions as they were read for the page that asks; read anew without
 * @returns the parsed answer, which pages share: frozen
 */
export type KeepAnswer = <Body>(
  path: string,
  ask: () => Promise<Body>,
  versions?: ContentVersions,
) => Promise<Body>

const MAX_BYTES = 24 * 1024 * 1024
/** A list this long is asked for by few, and would push out what every page shows. */
const MAX_ANSWER_BYTES = 2 * 1024 * 1024

/**
 * Keeps the API's answers to visitors' page loaders, parsed, for as long as the versions that they depend on stand and
 * within a few megabytes: every page shows the same frame, and after a publication each page is rendered once more.
 * Failures are not kept.
 */
export const createKeptAnswers = (
  config: SanitizedConfig,
  versionReader: Pick<ContentVersionReader, 'current'>,
): KeepAnswer => {
  const paths = keptPaths(config)
  const answers = new LRUCache<string, { body: unknown }>({
    ttl: KEPT_MS,
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_ANSWER_BYTES,
    sizeCalculation: ({ body }, key) => bytesOf(body) + 2 * key.length + 200,
  })
  const beingAsked = new Map<string, Promise<unknown>>()

  const askAndKeep = async <Body>(key: string, ask: () => Promise<Body>): Promise<Body> => {
    const body = freezeDeep(await ask())
    answers.set(key, { body })
    return body
  }

  return async <Body>(
    path: string,
    ask: () => Promise<Body>,
    versionsOfPage?: ContentVersions,
  ): Promise<Body> => {
    const topics = paths.get(path.split('?', 1)[0] ?? path)
    if (!topics) return ask()
    const versions = versionsOfPage ?? (await versionReader.current())
    const key = `${topics.map((topic) => versions[topic]).join('.')} ${path}`
    const kept = answers.get(key)
    if (kept) return kept.body as Body
    const flight = beingAsked.get(key) as Promise<Body> | undefined
    if (flight) return flight
    const asked = askAndKeep(key, ask).finally(() => beingAsked.delete(key))
    beingAsked.set(key, asked)
    return asked
  }
}
