import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { nativeLedgersOf } from './seatLedgersRepository'
import type { TypeSale } from './seatRoom'

/*
 * What the seat ledger of an event knows of its types of tickets: how many there are, and how they are sold.
 */

/**
 * Sets how many tickets of a type there are, whether and until when they are on sale and whether they need
 * approval; and that the event sells tickets. What is sold is not touched.
 */
export const setTypeCapacity = async (
  payload: Payload,
  event: string,
  type: string,
  { capacity, isOnSale = true, salesEndAt = null, needsApproval = false, isExtra = false }: TypeSale,
): Promise<void> => {
  await nativeLedgersOf(payload).updateOne({ event: new ObjectId(event) }, [
    {
      $set: {
        hasTickets: true,
        [`types.${type}`]: {
          sold: { $ifNull: [`$types.${type}.sold`, 0] },
          capacity,
          isOnSale,
          salesEndAt,
          needsApproval,
          isExtra,
        },
      },
    },
  ])
}

/** Takes a type out of the ledger if none of its tickets is sold or held. @returns whether it is gone */
export const removeType = async (payload: Payload, event: string, type: string): Promise<boolean> => {
  const ledgers = nativeLedgersOf(payload)
  const id = new ObjectId(event)
  await ledgers.updateOne({ event: id, [`types.${type}.sold`]: { $lte: 0 } }, [
    { $unset: `types.${type}` },
    { $set: { hasTickets: { $gt: [{ $size: { $objectToArray: { $ifNull: ['$types', {}] } } }, 0] } } },
  ])
  return (await ledgers.findOne({ event: id, [`types.${type}`]: { $exists: true } })) === null
}
