import type { Payload } from 'payload'
import type { ContentTopic } from '../../hooks/contentVersion'
import { modelOf } from '../services/database'

export type ContentVersions = Record<ContentTopic, number>

export interface ContentVersionReader {
  /**
   * The versions as they are in the database now: read after the call, never before it, so that what was published
   * by any process before a request came in is seen by it. Callers that arrive while a read waits to begin share it.
   */
  current: () => Promise<ContentVersions>
}

/** Reads the content version for every request, at the cost of one small read for all requests of a moment. */
export const createContentVersionReader = (payload: Payload): ContentVersionReader => {
  const collection = modelOf(payload, 'content-versions').collection
  const read = async (): Promise<ContentVersions> => {
    const document = await collection.findOne({ key: 'public' })
    return { content: Number(document?.content ?? 0), seats: Number(document?.seats ?? 0) }
  }
  let running: Promise<unknown> | undefined
  let next: Promise<ContentVersions> | undefined
  return {
    current: () => {
      next ??= (async () => {
        if (running) await running
        next = undefined
        const reading = read()
        running = reading.then(
          () => (running = undefined),
          () => (running = undefined),
        )
        return reading
      })()
      return next
    },
  }
}
