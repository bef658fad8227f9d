import type { Document, ObjectId } from 'mongodb'
import { isDuplicateKey } from '../../../../platform/database'
import { documentsOf, setMergeFacts } from '../mergesRepository'
import { type Move, recordMoves } from '../movesRepository'
import type { Side } from '../personMergeTexts.schema'
import type { MergeContext } from './mergeContext.types'
import { setAside } from './setAside'
import { MERGE_STEPS } from './steps.constants'
import { writeFields } from './writeFields'

const STEP = MERGE_STEPS.membership

/** The membership as it is, so that undoing brings it back with its reminders and revision. */
const keepSnapshot = ({ payload, merge }: MergeContext, membership: Document): Promise<void> =>
  recordMoves(payload, merge._id, STEP, [
    { kind: 'field', collectionSlug: 'memberships', document: membership._id, path: '*', before: membership },
  ])

/** The numbers that lead to a membership besides its own. */
const numbersOf = (membership: Document | null): string[] =>
  membership ? [String(membership.number), ...((membership.formerNumbers ?? []) as string[])] : []

const setFormerNumbers = async (
  context: MergeContext,
  kept: Document,
  other: Document | null,
): Promise<void> => {
  const own = (kept.formerNumbers ?? []) as string[]
  const numbers = [...new Set([...own, ...numbersOf(other)])].filter((number) => number !== kept.number)
  if (numbers.length > own.length)
    await writeFields(context, STEP, 'memberships', kept, { formerNumbers: numbers })
}

const toRemaining = (context: MergeContext, document: unknown): Move => ({
  kind: 'moved',
  collectionSlug: 'memberships',
  document,
  path: 'user',
  before: context.merge.merged,
  after: context.merge.remaining,
})

/** Appends the history of the merged person to that of the remaining one, each event as the next of its log. */
const moveEvents = async ({ payload, merge }: MergeContext): Promise<void> => {
  const events = documentsOf(payload, 'membership-events')
  const last = async (): Promise<number> =>
    Number((await events.findOne({ user: merge.remaining }, { sort: { sequence: -1 } }))?.sequence ?? 0)
  const own = await events.find({ user: merge.merged }).sort({ sequence: 1 }).toArray()
  for (const event of own) {
    const move: Move = {
      kind: 'moved',
      collectionSlug: 'membership-events',
      document: event._id,
      path: 'user',
      before: { user: merge.merged, sequence: event.sequence as number },
      after: { user: merge.remaining },
    }
    await recordMoves(payload, merge._id, STEP, [move])
    for (;;) {
      const isMoved = await events
        .updateOne(
          { _id: event._id, user: merge.merged },
          { $set: { user: merge.remaining, sequence: (await last()) + 1 } },
        )
        .then(() => true)
        .catch((error: unknown) => {
          if (isDuplicateKey(error)) return false // somebody added an event meanwhile
          throw error
        })
      if (isMoved) break
    }
  }
}

/** Whose membership the remaining person has afterwards; undefined where neither has one. */
const chosenSide = (
  { merge }: MergeContext,
  remaining: Document | null,
  merged: Document | null,
): Side | undefined => {
  if (remaining && merged) return merge.choices.membership ?? 'remaining'
  if (merged) return 'merged'
  return remaining ? 'remaining' : undefined
}

/**
 * Gives the remaining person the membership that was chosen, with its number. The other one is set aside, and its
 * number leads to this one.
 */
export const moveMembership = async (context: MergeContext): Promise<void> => {
  const { payload, merge } = context
  const memberships = documentsOf(payload, 'memberships')
  const ofPerson = (user: ObjectId): Promise<Document | null> => memberships.findOne({ user })
  const before = await Promise.all([ofPerson(merge.remaining), ofPerson(merge.merged)])
  // a repetition finds them moved: what was decided first counts
  if (merge.membershipOf === undefined) {
    for (const membership of before) if (membership) await keepSnapshot(context, membership)
    merge.membershipOf = chosenSide(context, ...before) ?? null
    await setMergeFacts(payload, merge._id, { membershipOf: merge.membershipOf })
  }
  const [own, other] = before
  if (merge.membershipOf === 'merged' && other) {
    await setFormerNumbers(context, other, own)
    if (own) await setAside(context, 'memberships', own, STEP)
    await recordMoves(payload, merge._id, STEP, [toRemaining(context, other._id as unknown)])
    await memberships.updateOne(
      { _id: other._id as ObjectId, user: merge.merged },
      { $set: { user: merge.remaining } },
    )
  }
  if (merge.membershipOf === 'remaining' && own && other) {
    await setFormerNumbers(context, own, other)
    await setAside(context, 'memberships', other, STEP)
  }
  await moveEvents(context)
}
