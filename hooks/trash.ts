import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
} from 'payload'
import {
  type ContentRecord,
  type EffectsOf,
  askBeforeStep,
  recordDeletion,
  recordMove,
  refuseDeletion,
  withdrawInTrash,
} from '../domain/content'

const ask =
  (effectsOf: EffectsOf | undefined): CollectionBeforeOperationHook =>
  async ({ args, collection, operation, req }) => {
    await askBeforeStep(req, { collection: collection.slug, operation, args }, effectsOf)
  }

const withdraw: CollectionBeforeChangeHook<ContentRecord> = (change) => {
  const { collection, data, operation, originalDoc, req } = change
  return withdrawInTrash(req, collection, operation === 'update' ? originalDoc : undefined, data)
}

const record: CollectionAfterChangeHook<ContentRecord> = async (change) => {
  const { collection, doc, operation, previousDoc, req } = change
  if (operation === 'update') await recordMove(req, collection, { before: previousDoc, after: doc })
}

const refuse: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  if (req.user) await refuseDeletion(req, collection.slug, String(id))
}

/** Records what leaves the trash for good: deleted by somebody, or after its time there. */
const recordEnd: CollectionAfterDeleteHook<ContentRecord> = async ({ collection, doc, req }) => {
  const reason = req.user ? null : 'Its time in the trash was over.'
  if (doc.deletedAt) await recordDeletion(req, collection, doc, reason)
}

/** The hooks of a collection with a trash. Around the collection's own: asks first, records last. */
export const trashHooks = (effectsOf?: EffectsOf) => ({
  beforeOperation: [ask(effectsOf)],
  beforeChange: [withdraw],
  afterChange: [record],
  beforeDelete: [refuse],
  afterDelete: [recordEnd],
})
