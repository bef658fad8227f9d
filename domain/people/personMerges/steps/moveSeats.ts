import type { ObjectId } from 'mongodb'
import { documentsOf } from '../mergesRepository'
import { recordMoves } from '../movesRepository'
import type { MergeContext } from './mergeContext.types'
import { MERGE_STEPS } from './steps.constants'

/**
 * Moves the seats at events. Who had two at one event keeps one: the other is free again. The registrations that follow
 * from them are moved with the other records.
 */
export const moveSeats = async ({ payload, merge }: MergeContext): Promise<void> => {
  const ledgers = documentsOf(payload, 'seat-ledgers')
  const { remaining, merged } = merge
  const held = await ledgers.find({ holders: merged }, { projection: { holders: 1 } }).toArray()
  for (const { _id, holders } of held) {
    const people = (holders ?? []) as ObjectId[]
    const place = people.findIndex((holder) => holder.equals(merged))
    const isFreed = people.some((holder) => holder.equals(remaining))
    await recordMoves(payload, merge._id, MERGE_STEPS.seats, [
      {
        kind: 'seat',
        collectionSlug: 'seat-ledgers',
        document: _id,
        path: 'holders',
        before: place,
        after: isFreed,
      },
    ])
    const { modifiedCount } = await ledgers.updateOne(
      { _id, $and: [{ holders: merged }, { holders: { $ne: remaining } }] },
      { $set: { 'holders.$[seat]': remaining } },
      { arrayFilters: [{ seat: merged }] },
    )
    if (modifiedCount === 0)
      await ledgers.updateOne(
        {
          _id,
          $and: [{ holders: merged }, { holders: remaining }],
          // the seat of a ticket stays with its order
          orders: { $not: { $elemMatch: { buyer: merged, hasOwn: true } } },
        },
        { $pull: { holders: merged } as never, $inc: { taken: -1 } },
      )
  }
}
