import { channel } from 'node:diagnostics_channel'
import type { Payload } from 'payload'
import { modelOf } from '../../platform/database'
import { batchCalls } from '../../platform/batchCalls'
import { hasReachedDeadline } from '../../platform/databaseErrors'
import { perPayload } from '../../platform/perPayload'

/**
 * What cached pages are keyed by. `content` moves when something public is published, changed or withdrawn; `seats`
 * when a seat is taken or given back, so that a busy registration does not discard pages that show no seats.
 */
export type ContentTopic = 'content' | 'seats'

/** The versions of what visitors see. */
export type ContentVersions = Record<ContentTopic, number>

/**
 * Tells this process of its own moves. Channels of Node belong to the process, not to a module: Next loads a second copy of
 * this one for the panel.
 */
const moved = channel('association:content-version-moved')

const movers = perPayload((payload) =>
  batchCalls(async (topics: ContentTopic[]) => {
    const moves = Object.fromEntries(topics.map((topic) => [topic, 1]))
    await modelOf(payload, 'content-versions').updateOne({ key: 'public' }, { $inc: moves }, { upsert: true })
    moved.publish(undefined)
    return topics
  }),
)

/** Moves a version. Simultaneous callers share one step: what matters is that it moves after they have written. */
export const moveContentVersion = async (payload: Payload, topic: ContentTopic): Promise<void> => {
  await movers(payload)(topic)
}

/**
 * Prepares reading the versions as a bare command: the cursor that a query makes, and mongoose around it, cost more than
 * the read. The driver repeats a query when a connection was lost or the primary changed, but not a command; this does,
 * unless the first attempt has waited for its deadline.
 */
export const prepareContentVersionRead = (payload: Payload): (() => Promise<ContentVersions>) => {
  const { collection, db: connection } = modelOf(payload, 'content-versions')
  const command = {
    find: collection.collectionName,
    filter: { key: 'public' },
    projection: { _id: 0, content: 1, seats: 1 },
    limit: 1,
    singleBatch: true,
  }

  const read = async (): Promise<ContentVersions> => {
    if (!connection.db) throw new Error('The database is not connected')
    const { cursor } = (await connection.db.command(command)) as {
      cursor: { firstBatch: Partial<ContentVersions>[] }
    }
    const [found] = cursor.firstBatch
    return { content: found?.content ?? 0, seats: found?.seats ?? 0 }
  }

  return () =>
    read().catch((error: unknown) => {
      if (hasReachedDeadline(error)) throw error
      return read()
    })
}

/** Calls back after every move that this process made, once the database has acknowledged it. */
export const onContentVersionMoved = (listener: () => void): void => {
  moved.subscribe(listener)
}

/** Where the version of everybody's profiles is stored, beside that of the public content. */
export const MEMBERS_VERSION = 'members'

/**
 * Tells every process that a profile was written. Call it after a write that bypasses Payload's operations, once the
 * write is acknowledged: the directory is then right at the next request.
 */
export const moveMembersVersion = async (payload: Payload): Promise<void> => {
  await modelOf(payload, 'content-versions').updateOne(
    { key: MEMBERS_VERSION },
    { $inc: { content: 1 } },
    { upsert: true },
  )
}

/** The version of the public content as it is stored. */
export const readContentVersion = async (payload: Payload): Promise<number> => {
  const known = await modelOf(payload, 'content-versions').collection.findOne(
    { key: 'public' },
    { projection: { _id: 0, content: 1 } },
  )
  return Number(known?.content ?? 0)
}
