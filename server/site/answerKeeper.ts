import { LRUCache } from 'lru-cache'
import type { SanitizedConfig } from 'payload'
import type { ContentVersionReader, ContentVersions } from './contentVersion'
import { KEPT_MS, keptPaths } from './keptPaths'

const MAX_BYTES = 16 * 1024 * 1024
const MAX_ANSWER_BYTES = 512 * 1024 // as memory holds it: two bytes a character

/**
 * Answers a visitor's question with what is kept, or asks and keeps.
 * @param path with its query, from `/api/` on
 */
export type AnswerKeeper = (path: string, ask: () => Promise<Response>) => Promise<Response>

/**
 * Keeps the text of the API's answers to visitors who ask over the network for as long as the versions that they depend
 * on stand, within a few megabytes. What does not depend on them alone is always asked. Answers that are no success are
 * not kept. The caller sees to it that a visitor asks, nobody who is known.
 */
export const createAnswerKeeper = (
  config: SanitizedConfig,
  versionReader: Pick<ContentVersionReader, 'current'>,
): AnswerKeeper => {
  const paths = keptPaths(config)
  const texts = new LRUCache<string, string>({
    ttl: KEPT_MS,
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_ANSWER_BYTES,
    sizeCalculation: (text, key) => 2 * (text.length + key.length) + 200,
  })
  const beingAsked = new Map<string, Promise<string | undefined>>()

  /** The versions, or undefined while the database does not answer: whoever is asked then says so. */
  const readVersions = async (): Promise<ContentVersions | undefined> => {
    try {
      return await versionReader.current()
    } catch {
      return undefined
    }
  }

  const askAndKeep = async (key: string, ask: () => Promise<Response>): Promise<Response> => {
    const asked = ask().then(async (response) => ({
      response,
      text: response.status === 200 ? await response.text() : undefined,
    }))
    const flight = asked.then(
      ({ text }) => text,
      () => undefined,
    )
    beingAsked.set(key, flight)
    try {
      const { response, text } = await asked
      if (text === undefined) return response
      texts.set(key, text)
      return new Response(text, { headers: response.headers })
    } finally {
      if (beingAsked.get(key) === flight) beingAsked.delete(key)
    }
  }

  return async (path, ask) => {
    const topics = paths.get(path.split('?', 1)[0] ?? '')
    const versions = topics && (await readVersions())
    if (!versions) return ask()
    const key = `${topics.map((topic) => versions[topic]).join('.')} ${path}`
    const flight = beingAsked.get(key)
    const kept = texts.get(key) ?? (flight && (await flight))
    return kept === undefined
      ? askAndKeep(key, ask)
      : new Response(kept, { headers: { 'Content-Type': 'application/json' } })
  }
}
