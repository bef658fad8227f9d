import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook, Payload } from 'payload'
import { modelOf } from '../server/services/database'
import { inBatches } from '../server/services/inBatches'
import { ofPayload } from '../server/services/ofPayload'

/**
 * What cached pages are keyed by. `content` moves when something public is published, changed or withdrawn; `seats`
 * when a seat is taken or given back, so that a busy registration does not discard pages that show no seats.
 */
export type ContentTopic = 'content' | 'seats'

const LISTENERS = Symbol.for('association.contentVersion.listeners')

const movers = ofPayload((payload) =>
  inBatches(async (topics: ContentTopic[]) => {
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

const isPublic = (doc: { _status?: string | null } | undefined): boolean => doc !== undefined && doc._status !== 'draft'

/**
 * Moves the version after every change but a draft saved beside a published text. Whether a draft is that, or the text
 * was just withdrawn, only the document itself can tell: the previous version may have been a draft as well.
 */
export const moveVersionAfterChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const isBesidePublished = !isPublic(doc) && (await modelOf(req.payload, collection.slug).exists({ _id: doc.id, _status: 'published' }))
  if (!isBesidePublished) await moveContentVersion(req.payload, 'content')
}

export const moveVersionAfterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  if (isPublic(doc)) await moveContentVersion(req.payload, 'content')
}

/** The same for a global: a draft beside a published text is nobody's business yet, however often it is saved. */
export const moveVersionAfterGlobalChange: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  const isBesidePublished = !isPublic(doc) && (await req.payload.db.globals.exists({ globalType: global.slug, _status: 'published' }))
  if (!isBesidePublished) await moveContentVersion(req.payload, 'content')
}

/** The hooks of a collection that public pages show. */
export const publicCollectionHooks = {
  afterChange: [moveVersionAfterChange],
  afterDelete: [moveVersionAfterDelete],
}
