import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Payload } from 'payload'
import { type ContentTopic, onContentVersionMoved } from '../../domain/content/contentVersionRepository'
import { isDatabaseUnavailable } from '../../platform/databaseErrors'
import type { DatabaseWatch } from '../database/databaseWatch'
import { modelOf } from '../../platform/database'

export type ContentVersions = Record<ContentTopic, number>

export interface ContentVersionReader {
  /**
   * The versions as they are now: what was published by any process before a request came in is seen by it.
   */
  current: () => ContentVersions | Promise<ContentVersions>
  /** The versions as they were read last, while the database does not answer; undefined while it does. */
  lastKnown: () => ContentVersions | undefined
}

/** Who comes within these turns of the event loop shares a read. With nothing else to do they pass in microseconds. */
const GATHERING_TURNS = 6

const WAITED = ['MongoServerSelectionError', 'MongoOperationTimeoutError', 'DatabaseUnavailableError']

/**
 * Asks for the one document as a bare command: the cursor that a query makes, and mongoose around it, cost more than
 * the question. Queries the driver repeats by itself when a connection was lost or the primary changed; commands not.
 * What has waited for a deadline is not asked again.
 */
const createQuestion = (payload: Payload): (() => Promise<ContentVersions>) => {
  const { collection, db: connection } = modelOf(payload, 'content-versions')
  const command = {
    find: collection.collectionName,
    filter: { key: 'public' },
    projection: { _id: 0, content: 1, seats: 1 },
    limit: 1,
    singleBatch: true,
  }

  const ask = async (): Promise<ContentVersions> => {
    if (!connection.db) throw new Error('The database is not connected')
    const { cursor } = (await connection.db.command(command)) as {
      cursor: { firstBatch: Partial<ContentVersions>[] }
    }
    const [found] = cursor.firstBatch
    return { content: found?.content ?? 0, seats: found?.seats ?? 0 }
  }

  return () =>
    ask().catch((error: unknown) => {
      if (error instanceof Error && WAITED.includes(error.name)) throw error
      return ask()
    })
}

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
  const question = createQuestion(payload)
  const ask = (): Promise<ContentVersions> => (watch ? watch.guard(question) : question())
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
    const versions = await ask().catch((error: unknown) => {
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
    for (let turn = 0; turn < GATHERING_TURNS; turn += 1) await nextTurn()
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
