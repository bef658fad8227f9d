import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook, Payload } from 'payload'
import { modelOf } from '../server/services/database'

/**
 * What cached pages are keyed by. `content` moves when something public is published, changed or withdrawn; `seats`
 * when a seat is taken or given back, so that a busy registration does not discard pages that show no seats.
 */
export type ContentTopic = 'content' | 'seats'

export const moveContentVersion = async (payload: Payload, topic: ContentTopic): Promise<void> => {
  await modelOf(payload, 'content-versions').updateOne({ key: 'public' }, { $inc: { [topic]: 1 } }, { upsert: true })
}

const isPublic = (doc: { _status?: string | null } | undefined): boolean => doc !== undefined && doc._status !== 'draft'

/** Moves the version after a change that the public can see: a draft saved beside the published text is none. */
export const moveVersionAfterChange: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (isPublic(doc) || (previousDoc?.id && isPublic(previousDoc))) await moveContentVersion(req.payload, 'content')
}

export const moveVersionAfterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  if (isPublic(doc)) await moveContentVersion(req.payload, 'content')
}

export const moveVersionAfterGlobalChange: GlobalAfterChangeHook = async ({ doc, req }) => {
  if (isPublic(doc)) await moveContentVersion(req.payload, 'content')
}

/** The hooks of a collection that public pages show. */
export const publicCollectionHooks = {
  afterChange: [moveVersionAfterChange],
  afterDelete: [moveVersionAfterDelete],
}
