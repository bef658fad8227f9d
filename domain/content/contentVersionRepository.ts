import type { CollectionSlug, Payload } from 'payload'
import { modelOf } from '../../platform/database'
import { batchCalls } from '../../platform/batchCalls'
import { perPayload } from '../../platform/perPayload'

/**
 * What cached pages are keyed by. `content` moves when something public is published, changed or withdrawn; `seats`
 * when a seat is taken or given back, so that a busy registration does not discard pages that show no seats.
 */
export type ContentTopic = 'content' | 'seats'

const LISTENERS = Symbol.for('association.contentVersion.listeners')

const movers = perPayload((payload) =>
  batchCalls(async (topics: ContentTopic[]) => {
    const moves = Object.fromEntries(topics.map((topic) => [topic, 1]))
    await modelOf(payload, 'content-versions').updateOne({ key: 'public' }, { $inc: moves }, { upsert: true })
    for (const listener of listeners) listener()
    return topics
  }),
)

/** Moves a version. Who asks at the same moment shares the step: what matters is that it moves after they have written. */
export const moveContentVersion = async (payload: Payload, topic: ContentTopic): Promise<void> => {
  await movers(payload)(topic)
}

/** On the process, not in this module: Next loads a second copy of it for the panel. */
const shared = globalThis as typeof globalThis & { [LISTENERS]?: Set<() => void> }
const listeners = (shared[LISTENERS] ??= new Set())

/** Calls back after every move that this process made, once the database has acknowledged it. */
export const onContentVersionMoved = (listener: () => void): void => {
  listeners.add(listener)
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

/** Whether visitors see a version of a document. */
export const isDocumentPublished = async (
  payload: Payload,
  collection: CollectionSlug,
  id: unknown,
): Promise<boolean> => (await modelOf(payload, collection).exists({ _id: id, _status: 'published' })) !== null

/** Whether visitors see a version of a global. */
export const isGlobalPublished = async (payload: Payload, slug: string): Promise<boolean> =>
  (await payload.db.globals.exists({ globalType: slug, _status: 'published' })) !== null
