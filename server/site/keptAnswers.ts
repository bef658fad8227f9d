import { LRUCache } from 'lru-cache'
import type { SanitizedConfig } from 'payload'
import type { ContentVersionReader, ContentVersions } from './contentVersion'
import { freezeDeep } from './freezeDeep'
import { KEPT_MS, keptPaths } from './keptPaths'

/**
 * @param path of the API with its query, asked as a visitor
 * @param ask asks it; what it throws is thrown to all who wait
 * @param versions as they were read for the page that asks; read anew without
 * @returns the parsed answer, which pages share: frozen
 */
export type KeepAnswer = <Body>(path: string, ask: () => Promise<Body>, versions?: ContentVersions) => Promise<Body>

const MAX_ENTRIES = 500

/**
 * Keeps the API's answers to visitors' page loaders, parsed, for as long as the versions that they depend on stand: every
 * page shows the same frame, and after a publication each page is rendered once more. Failures are not kept.
 */
export const createKeptAnswers = (config: SanitizedConfig, versionReader: Pick<ContentVersionReader, 'current'>): KeepAnswer => {
  const paths = keptPaths(config)
  const answers = new LRUCache<string, Promise<unknown>>({ max: MAX_ENTRIES, ttl: KEPT_MS })

  return async <Body>(path: string, ask: () => Promise<Body>, versionsOfPage?: ContentVersions): Promise<Body> => {
    const topics = paths.get(path.split('?', 1)[0] ?? path)
    if (!topics) return ask()
    const versions = versionsOfPage ?? (await versionReader.current())
    const key = `${topics.map((topic) => versions[topic]).join('.')} ${path}`
    const kept = answers.get(key) as Promise<Body> | undefined
    if (kept) return kept
    const asked = ask().then(freezeDeep)
    answers.set(key, asked)
    asked.catch(() => answers.delete(key))
    return asked
  }
}
