import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  CollectionSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  Where,
} from 'payload'
import { isAdmin } from '../collections/access/policies.schema'
import { askToConfirm, describeLosses, isConfirmed, refuseInUse } from '../domain/content'
import type { DeletionStep } from '../domain/content/trash/uses.schema'
import { recordChange } from '../domain/audit/recordChange'
import { refuseRoute } from './refuseRouteDeletion'

type Stored = Record<string, unknown> & { id?: unknown; deletedAt?: string | null; _status?: string | null }

/** Whether a change puts a record into the trash, or takes it out. */
export const movedBy = (before: Stored | undefined, after: Stored): 'trashed' | 'restored' | undefined => {
  if (Boolean(before?.deletedAt) === Boolean(after.deletedAt)) return undefined
  return after.deletedAt ? 'trashed' : 'restored'
}

/** Says, in a sentence each, what a step does to people. Called for one record at a time. */
export type EffectsOf = (req: PayloadRequest, step: DeletionStep, id: string) => Promise<string[]>

interface Arguments {
  id?: string | number
  where?: Where
  data?: { deletedAt?: unknown } | null
  draft?: boolean
  trash?: boolean
}

const stepOf = (operation: string, { data, trash }: Arguments): DeletionStep | undefined => {
  if (operation === 'delete') return 'delete'
  if (operation !== 'update' || data?.deletedAt === undefined) return undefined
  if (data.deletedAt) return 'trash'
  return trash ? 'restore' : undefined // an ordinary save may name the empty field as well
}

/** More than these at once are not looked through beforehand; each is still checked as its turn comes. */
const MAX_ASKED_ABOUT = 100

const idsOf = async (
  req: PayloadRequest,
  slug: CollectionSlug,
  step: DeletionStep,
  { id, where }: Arguments,
): Promise<string[]> => {
  if (id !== undefined) return [String(id)]
  const { docs } = await req.payload.find({
    collection: slug,
    where: where ?? {},
    trash: step !== 'trash',
    depth: 0,
    limit: MAX_ASKED_ABOUT,
    select: {},
    overrideAccess: false,
    req,
  })
  return docs.map((doc) => String(doc.id))
}

/**
 * Asks, before anything is moved to the trash, restored or deleted for good, whether what it does to others is meant:
 * people who are told, links that break. The server itself and whoever may not do it are not asked.
 */
const askFirst =
  (effectsOf: EffectsOf | undefined): CollectionBeforeOperationHook =>
  async ({ args, collection, operation, req }) => {
    const asked = args as Arguments
    const step = stepOf(operation, asked)
    if (!step) return args
    if (operation === 'update') asked.draft = false // the record itself is moved, not a draft beside it
    if (!isAdmin(req.user) || isConfirmed(req, step)) return args
    const slug = collection.slug
    const ids = await idsOf(req, slug, step, asked)
    const [first] = ids
    if (first !== undefined && ids.length === 1 && step !== 'restore') await refuseMove(req, slug, first)
    const effects: string[] = []
    for (const id of ids) {
      effects.push(...((await effectsOf?.(req, step, id)) ?? []))
      if (step !== 'restore') effects.push(...(await describeLosses(req, slug, id)))
    }
    askToConfirm(step, effects)
    return args
  }

const refuseMove = async (req: PayloadRequest, slug: CollectionSlug, id: string): Promise<void> => {
  await refuseRoute(req, slug, id)
  await refuseInUse(req, slug, id)
}

/** What is in the trash is published nowhere; whoever reads what is published needs to know nothing of the trash. */
const withdraw: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  const before = operation === 'update' ? (originalDoc as Stored) : undefined
  const isMoved = movedBy(before, data as Stored) === 'trashed'
  if (isMoved) {
    if (before && req.user) await refuseMove(req, collection.slug, String(before.id))
    data.deletedAt = new Date().toISOString() // by the server's clock: it decides when the record is deleted for good
  }
  if (data.deletedAt && collection.versions?.drafts) data._status = 'draft'
  return data
}

const titleOf = ({ admin }: SanitizedCollectionConfig, doc: Record<string, unknown>): string | null => {
  const title = doc[admin.useAsTitle ?? 'id']
  return typeof title === 'string' ? title : null
}

/** Records that a record went into the trash or came back. */
const recordMove: CollectionAfterChangeHook = async ({ collection, doc, operation, previousDoc, req }) => {
  const moved = operation === 'update' ? movedBy(previousDoc as Stored, doc as Stored) : undefined
  if (!moved || !req.user) return doc
  const facts = ({ deletedAt, _status }: Stored) => ({ deletedAt, _status })
  await recordChange(req, {
    action: `${collection.slug}.${moved}`,
    subject: { collection: collection.slug, id: doc.id, title: titleOf(collection, doc) },
    before: facts(previousDoc as Stored),
    after: facts(doc as Stored),
  })
  return doc
}

const refuseDeletion: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  if (req.user) await refuseMove(req, collection.slug, String(id))
}

/** Records what leaves the trash for good, by somebody's hand or because its time is over. */
const recordEnd: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  if (!(doc as Stored).deletedAt) return
  const { title, name, slug } = doc as Record<string, unknown>
  await recordChange(req, {
    action: `${collection.slug}.deleted`,
    subject: { collection: collection.slug, id: doc.id, title: titleOf(collection, doc) },
    before: { title, name, slug },
    after: null,
    reason: req.user ? null : 'Its time in the trash was over.',
  })
}

/** The hooks of a collection with a trash. Around the collection's own: asks first, records last. */
export const trashHooks = (effectsOf?: EffectsOf) => ({
  beforeOperation: [askFirst(effectsOf)],
  beforeChange: [withdraw],
  afterChange: [recordMove],
  beforeDelete: [refuseDeletion],
  afterDelete: [recordEnd],
})
