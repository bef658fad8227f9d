import type { Payload } from 'payload'
import { type ContentTopic, onContentVersionMoved } from '../../hooks/contentVersion'
import { modelOf } from '../services/database'

export type ContentVersions = Record<ContentTopic, number>

export interface ContentVersionReader {
  /**
   * The versions as they are now: what was published by any process before a request came in is seen by it.
   */
  current: () => ContentVersions | Promise<ContentVersions>
}

/**
 * Reads the versions from the database.
 * @param isAlone whether no other process can write to the database (the embedded engine serves one process). Then the
 *   last read holds until this process itself moves a version. Otherwise every request is answered by a read that began
 *   after it came in; requests that arrive while a read waits to begin share it.
 */
export const createContentVersionReader = (payload: Payload, { isAlone }: { isAlone: boolean }): ContentVersionReader => {
  const collection = modelOf(payload, 'content-versions').collection
  let running: Promise<unknown> | undefined
  let next: Promise<ContentVersions> | undefined
  let known: ContentVersions | undefined
  let moves = 0
  onContentVersionMoved(() => {
    moves += 1
    known = undefined
  })

  const read = async (): Promise<ContentVersions> => {
    const movesBefore = moves
    const document = await collection.findOne({ key: 'public' })
    const versions = { content: Number(document?.content ?? 0), seats: Number(document?.seats ?? 0) }
    if (isAlone && moves === movesBefore) known = versions
    return versions
  }

  const readAfterRunning = async (): Promise<ContentVersions> => {
    // Always lets go once, even when nothing runs: `next` is set by the caller only after this function has returned.
    await (running ?? Promise.resolve())
    next = undefined
    const reading = read()
    running = reading.then(
      () => (running = undefined),
      () => (running = undefined),
    )
    return reading
  }

  return { current: () => known ?? (next ??= readAfterRunning()) }
}
