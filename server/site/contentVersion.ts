import { setImmediate as nextIteration } from 'node:timers/promises'
import type { Payload } from 'payload'
import {
  type ContentVersions,
  onContentVersionMoved,
  prepareContentVersionRead,
} from '../../domain/contentVersions'
import { isDatabaseUnavailable } from '../../platform/databaseErrors'
import type { DatabaseWatch } from '../database/databaseWatch'

export type { ContentVersions } from '../../domain/contentVersions'

export interface ContentVersionReader {
  /** The versions as they are now: a request sees what any process published before it came in. */
  current: () => ContentVersions | Promise<ContentVersions>
  /** The versions that were read last, while the database does not answer; undefined while it does. */
  lastKnown: () => ContentVersions | undefined
}

/** Requests within so many iterations of the event loop share a read. On an idle server they take microseconds. */
const GATHERING_ITERATIONS = 6

/**
 * Reads the versions from the database.
 * @param isAlone whether no other process can write to the database (the embedded engine serves one process). Then the
 *   last read holds until this process itself moves a version. Otherwise every request is answered by a read that began
 *   after it came in; requests that arrive while a read waits to begin share it.
 * @param watch gives up a read when the database does not answer
 */
export const createContentVersionReader = (
  payload: Payload,
  { isAlone, watch }: { isAlone: boolean; watch?: Pick<DatabaseWatch, 'guard' | 'isAnswering'> },
): ContentVersionReader => {
  const readVersions = prepareContentVersionRead(payload)
  const guardedRead = (): Promise<ContentVersions> => (watch ? watch.guard(readVersions) : readVersions())
  let running: Promise<unknown> | undefined
  let next: Promise<ContentVersions> | undefined
  let known: ContentVersions | undefined
  let last: ContentVersions | undefined
  let isUnavailable = false
  let moves = 0
  onContentVersionMoved(() => {
    moves += 1
    known = undefined
  })

  const read = async (): Promise<ContentVersions> => {
    const movesBefore = moves
    const versions = await guardedRead().catch((error: unknown) => {
      isUnavailable = isDatabaseUnavailable(error)
      throw error
    })
    isUnavailable = false
    last = versions
    if (isAlone && moves === movesBefore) known = versions
    return versions
  }

  const readAfterRunning = async (): Promise<ContentVersions> => {
    await running
    for (let count = 0; count < GATHERING_ITERATIONS; count += 1) await nextIteration()
    next = undefined
    const reading = read()
    running = reading.then(
      () => (running = undefined),
      () => (running = undefined),
    )
    return reading
  }

  return {
    current: () => known ?? (next ??= readAfterRunning()),
    lastKnown: () => (isUnavailable || watch?.isAnswering() === false ? last : undefined),
  }
}
