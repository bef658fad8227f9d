import type { Document, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { isDuplicateKey } from '../../../../platform/database'
import { addLeft, documentsOf } from '../mergesRepository'
import type { StoredMove } from '../movesRepository'
import { REFERENCES } from '../references'

export interface UndoContext {
  payload: Payload
  merge: { _id: ObjectId; remaining: ObjectId; merged: ObjectId }
}

const labelOf = ({ collectionSlug, path }: StoredMove): string =>
  REFERENCES.find(({ collection, field }) => collection === collectionSlug && field === path)?.label ??
  collectionSlug.replaceAll('-', ' ')

/** The plain value that a reference had. An event of a membership also had its place in the log. */
const userOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'user' in value ? value.user : value

const fieldsBefore = ({ before, path = '' }: StoredMove): Document =>
  typeof before === 'object' && before !== null && 'sequence' in before
    ? { user: (before as Document).user as unknown, sequence: (before as Document).sequence as unknown }
    : { [path]: before }

/** Moves records back that still are where the merge moved them. One that was given to somebody else since stays. */
export const moveBack = async (
  { payload, merge }: UndoContext,
  moves: readonly StoredMove[],
): Promise<void> => {
  for (const move of moves) {
    const { collectionSlug, document, path = '', after } = move
    const documents = documentsOf(payload, collectionSlug)
    try {
      const { matchedCount } = await documents.updateOne(
        { _id: document as ObjectId, [path]: userOf(after) },
        { $set: fieldsBefore(move) },
      )
      if (matchedCount > 0) continue
      const isElsewhere = await documents.findOne({
        _id: document as ObjectId,
        [path]: { $nin: [userOf(move.before), null] },
      })
      if (isElsewhere)
        await addLeft(payload, merge._id, [
          { what: labelOf(move), why: 'It was given to somebody else since.' },
        ])
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
      await addLeft(payload, merge._id, [
        { what: labelOf(move), why: 'The merged person has another one by now.' },
      ])
    }
  }
}

/** Brings documents back that the merge held. One whose place was taken since stays with the merge. */
export const bringBack = async (
  { payload, merge }: UndoContext,
  moves: readonly StoredMove[],
): Promise<void> => {
  for (const move of moves) {
    const held = move.before as Document & { _id: ObjectId }
    const documents = documentsOf(payload, move.collectionSlug)
    try {
      await documents.insertOne(held)
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
      if (await documents.findOne({ _id: held._id }, { projection: { _id: 1 } })) continue
      await addLeft(payload, merge._id, [
        { what: move.collectionSlug.replaceAll('-', ' '), why: 'Its place was taken since.' },
      ])
    }
  }
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** What the page of a merge calls a field of a profile or an account. */
const wordsOf = (path: string): string =>
  path.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replace(/^./, (first) => first.toUpperCase())

/** Gives fields the value that they had, but for those that were changed since: they are listed. */
export const writeBack = async (
  { payload, merge }: UndoContext,
  moves: readonly StoredMove[],
): Promise<void> => {
  for (const { collectionSlug, document, path = '', before, after } of moves) {
    if (path === '*') continue // a snapshot: see restoreSnapshots
    const documents = documentsOf(payload, collectionSlug)
    const _id = document as ObjectId
    const now = await documents.findOne({ _id }, { projection: { [path]: 1 } })
    if (!now || isSame(now[path], before)) continue
    const isKept = !isSame(now[path], after)
    const { matchedCount } = isKept
      ? { matchedCount: 0 }
      : await documents.updateOne(
          { _id, [path]: now[path] as unknown },
          before === undefined ? { $unset: { [path]: 1 } } : { $set: { [path]: before } },
        )
    if (matchedCount === 0)
      await addLeft(payload, merge._id, [
        { what: wordsOf(path), why: 'It was changed since the merge and stays as it is.' },
      ])
  }
}

/** Takes back what the merge itself had made. */
export const takeBack = async ({ payload }: UndoContext, moves: readonly StoredMove[]): Promise<void> => {
  for (const { collectionSlug, document } of moves)
    await documentsOf(payload, collectionSlug).deleteOne({ _id: document as ObjectId })
}

/**
 * Gives the merged person the seat back. One that the merge freed is taken again where the event has room, or is over;
 * where it has none, it stays with who took it.
 */
export const seatBack = async (
  { payload, merge }: UndoContext,
  moves: readonly StoredMove[],
): Promise<void> => {
  const { remaining, merged } = merge
  for (const { collectionSlug, document, before, after } of moves) {
    const ledgers = documentsOf(payload, collectionSlug)
    const _id = document as ObjectId
    const hadTwo = after === true
    if (!hadTwo) {
      await ledgers.updateOne(
        { _id, $and: [{ holders: remaining }, { holders: { $ne: merged } }] },
        { $set: { 'holders.$[seat]': merged } },
        { arrayFilters: [{ seat: remaining }] },
      )
      continue
    }
    const hasRoom = {
      $or: [
        { capacity: null },
        { closesAt: { $lte: new Date() } },
        { $expr: { $lt: ['$taken', '$capacity'] } },
      ],
    }
    const { matchedCount } = await ledgers.updateOne(
      { _id, holders: { $ne: merged }, ...hasRoom },
      {
        $push: { holders: { $each: [merged], $position: Number(before) } } as never,
        $inc: { taken: 1 },
      },
    )
    if (matchedCount === 0 && !(await ledgers.findOne({ _id, holders: merged })))
      await addLeft(payload, merge._id, [
        { what: 'Seat at an event', why: 'The event is full: the seat was given to somebody else since.' },
      ])
  }
}
