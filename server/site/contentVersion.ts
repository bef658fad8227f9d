import { setTimeout as wait } from 'node:timers/promises'
import type { Payload } from 'payload'
import {
  type ContentVersions,
  onContentVersionMoved,
  prepareContentVersionRead,
} from '../../domain/content/contentVersions'
import { isDatabaseUnavailable } from '../../platform/databaseErrors'
import type { DatabaseWatch } from '../database/databaseWatch'

export type { ContentVersions } from '../../domain/content/contentVersions'

export interface ContentVersionReader {
  /** The versions as they are now: a request sees what any process published before it came in. */
  current: () => ContentVersions | Promise<ContentVersions>
  /** The versions that were read last, while the database does not answer; undefined while it does. */
  lastKnown: () => ContentVersions | undefined
  /**
   * Waits until every process has the versions that this one moved. A write is answered after it, so that the next
   * request sees what was written, wherever it arrives.
   */
  whenKnownEverywhere: () => Promise<void>
}

/** So long a read holds where other processes may move a version, in milliseconds from its beginning. */
export const READ_HOLDS_MS = 15
/**
 * So long a write waits after its last move: until no read from before it holds any longer, timers that fire early
 * included.
 */
const MOVE_SETTLES_MS = READ_HOLDS_MS + 3

/**
 * Reads the versions from the database.
 * @param isAlone whether no other process can write to the database (the embedded engine serves one process). Then the
 *   last read holds until this process itself moves a version. Otherwise it holds for a few milliseconds, which every
 *   write waits for before it is answered (docs/decisions/2026-11-23-a-read-version-holds-for-milliseconds.md)
 * @param watch gives up a read when the database does not answer
 * @param now a clock that never goes back, in milliseconds
 */
export const createContentVersionReader = (
  payload: Payload,
  {
    isAlone,
    watch,
    now = () => performance.now(),
  }: { isAlone: boolean; watch?: Pick<DatabaseWatch, 'guard' | 'isAnswering'>; now?: () => number },
): ContentVersionReader => {
  const readVersions = prepareContentVersionRead(payload)
  const guardedRead = (): Promise<ContentVersions> => (watch ? watch.guard(readVersions) : readVersions())
  let running: Promise<unknown> | undefined
  let next: Promise<ContentVersions> | undefined
  let held: { versions: ContentVersions; until: number } | undefined
  let last: ContentVersions | undefined
  let isUnavailable = false
  let moves = 0
  let movedAt = -Infinity
  onContentVersionMoved(() => {
    moves += 1
    movedAt = now()
    held = undefined
  })

  const read = async (): Promise<ContentVersions> => {
    const [movesBefore, beganAt] = [moves, now()]
    const versions = await guardedRead().catch((error: unknown) => {
      isUnavailable = isDatabaseUnavailable(error)
      throw error
    })
    isUnavailable = false
    last = versions
    if (moves === movesBefore) held = { versions, until: isAlone ? Infinity : beganAt + READ_HOLDS_MS }
    return versions
  }

  const findHeld = (): ContentVersions | undefined => (held && now() < held.until ? held.versions : undefined)

  /** Requests that arrive during a read share the next one, unless that read still holds when it is over. */
  const readAfterRunning = async (): Promise<ContentVersions> => {
    await running
    next = undefined
    const versions = findHeld()
    if (versions) return versions
    const reading = read()
    running = reading.then(
      () => (running = undefined),
      () => (running = undefined),
    )
    return reading
  }

  return {
    current: () => findHeld() ?? (next ??= readAfterRunning()),
    lastKnown: () => (isUnavailable || watch?.isAnswering() === false ? last : undefined),
    whenKnownEverywhere: async () => {
      const remaining = isAlone ? 0 : movedAt + MOVE_SETTLES_MS - now()
      if (remaining > 0) await wait(remaining)
    },
  }
}
