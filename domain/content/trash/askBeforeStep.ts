import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { hasRight } from '../../../collections/access/policies.schema'
import { changesEvents } from '../../../collections/access/regionPolicies.schema'
import { toFields } from '../../../platform/toFields'
import { askToConfirm, describeLosses, isConfirmed } from './confirmStep'
import { refuseDeletion } from './refuseDeletion'
import type { DeletionStep } from './uses.schema'

/** Says, in a sentence each, what a step does to people. Called for one record at a time. */
export type EffectsOf = (req: PayloadRequest, step: DeletionStep, id: string) => Promise<string[]>

export interface DeletionAsked {
  collection: CollectionSlug
  /** Of Payload. */
  operation: string
  /** What the operation was called with. */
  args: object
}

const stepOf = ({ operation, args }: DeletionAsked): DeletionStep | undefined => {
  if (operation === 'delete') return 'delete'
  const { data, trash } = toFields(args)
  const { deletedAt } = toFields(data)
  if (operation !== 'update' || deletedAt === undefined) return undefined
  if (deletedAt) return 'trash'
  return trash ? 'restore' : undefined // an ordinary save may name the empty field as well
}

/** More than these at once are not looked through beforehand; each is still checked when it is deleted. */
const MAX_ASKED_ABOUT = 100

const isWhere = (value: unknown): value is Where => typeof value === 'object' && value !== null

const findIds = async (
  req: PayloadRequest,
  step: DeletionStep,
  { collection, args }: DeletionAsked,
): Promise<string[]> => {
  const { id, where } = toFields(args)
  if (typeof id === 'string' || typeof id === 'number') return [String(id)]
  const { docs } = await req.payload.find({
    collection,
    where: isWhere(where) ? where : {},
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
 * Asks, before anything is moved to the trash, restored or deleted for good, whether its effects on others are meant:
 * people who are told, links that break. The server itself, and a caller who may not do it, are not asked.
 * @throws APIError 409
 */
export const askBeforeStep = async (
  req: PayloadRequest,
  asked: DeletionAsked,
  effectsOf?: EffectsOf,
): Promise<void> => {
  const step = stepOf(asked)
  if (!step) return
  const { collection, operation, args } = asked
  // the record itself is moved, not a draft beside it
  if (operation === 'update') Object.assign(args, { draft: false })
  if ((!hasRight(req.user, 'content') && !changesEvents(req.user)) || isConfirmed(req, step)) return
  const ids = await findIds(req, step, asked)
  const [first] = ids
  if (first !== undefined && ids.length === 1 && step !== 'restore')
    await refuseDeletion(req, collection, first)
  const effects: string[] = []
  for (const id of ids) {
    effects.push(...((await effectsOf?.(req, step, id)) ?? []))
    if (step !== 'restore') effects.push(...(await describeLosses(req, collection, id)))
  }
  askToConfirm(step, effects)
}
