import { channel } from 'node:diagnostics_channel'
import type { Payload } from 'payload'
import { modelOf } from '../../../platform/database'
import { batchCalls } from '../../../platform/batchCalls'
import { hasReachedDeadline } from '../../../platform/databaseErrors'
import { perPayload } from '../../../platform/perPayload'

/**
 * The versions in the cache keys of pages. `content` changes when public content is published, changed or
 * withdrawn; `seats` when a seat is taken or freed, so that many registrations do not invalidate pages
 * without seats.
 */
export type ContentTopic = 'content' | 'seats'

/** The versions of the content that visitors see. */
export type ContentVersions = Record<ContentTopic, number>

export const CONTENT_TOPICS = ['content', 'seats'] as const satisfies readonly ContentTopic[]

/**
 * Publish this process's own changes, one for each topic. Node's channels belong to the process, not to a module: Next
 * loads a second copy of this module for the panel.
 */
const moved = {
  content: channel('association:content-version-moved'),
  seats: channel('association:seats-version-moved'),
}

const movers = perPayload((payload) =>
  batchCalls(async (topics: ContentTopic[]) => {
    const moves = Object.fromEntries(topics.map((topic) => [topic, 1]))
    await modelOf(payload, 'content-versions').updateOne({ key: 'public' }, { $inc: moves }, { upsert: true })
    for (const topic of new Set(topics)) moved[topic].publish(undefined)
    return topics
  }),
)

/**
 * Increments a version. Simultaneous callers share one increment, which follows the writes of all of them.
 */
export const moveContentVersion = async (payload: Payload, topic: ContentTopic): Promise<void> => {
  await movers(payload)(topic)
}

/**
 * Prepares reading the versions with a plain command: a query's cursor, and mongoose around it, cost more
 * than the read. The driver retries a query after a lost connection or a new primary, but not a command; this
 * does, unless the first attempt reached its timeout.
 * @param key of the versions: as they are by default, or as the shared cache was purged of
 */
export const prepareContentVersionRead = (
  payload: Payload,
  key: 'public' | 'purge-tried' | 'purged' = 'public',
): (() => Promise<ContentVersions>) => {
  const { collection, db: connection } = modelOf(payload, 'content-versions')
  const command = {
    find: collection.collectionName,
    filter: { key },
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

/** Calls back after every change made by this process, once the database has acknowledged it. */
export const onContentVersionMoved = (listener: (topic: ContentTopic) => void): void => {
  for (const topic of CONTENT_TOPICS) moved[topic].subscribe(() => listener(topic))
}

/** The document with the version of all profiles, beside that of the public content. */
export const MEMBERS_VERSION = 'members'

/**
 * Informs every process that a profile was written. Call it after a write that bypasses Payload's operations,
 * once it is acknowledged: the directory is then current at the next request.
 */
export const moveMembersVersion = async (payload: Payload): Promise<void> => {
  await modelOf(payload, 'content-versions').updateOne(
    { key: MEMBERS_VERSION },
    { $inc: { content: 1 } },
    { upsert: true },
  )
}

/** The version of the public content in the database. */
export const readContentVersion = async (payload: Payload): Promise<number> => {
  const known = await modelOf(payload, 'content-versions').collection.findOne(
    { key: 'public' },
    { projection: { _id: 0, content: 1 } },
  )
  return Number(known?.content ?? 0)
}

/** Records up to which versions the shared cache has been purged, or was tried to. */
export const writePurgedVersions = async (
  payload: Payload,
  key: 'purge-tried' | 'purged',
  { content, seats }: ContentVersions,
): Promise<void> => {
  await modelOf(payload, 'content-versions').updateOne(
    { key },
    { $set: { content, seats } },
    { upsert: true },
  )
}
