import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { documentsOf } from './mergesRepository'
import { referencesThat } from './references'

/** How many records are attached to a person, by what they are called; without those of which there are none. */
export const countRecords = async (payload: Payload, person: ObjectId): Promise<Record<string, number>> => {
  const counts = await Promise.all(
    referencesThat('moves').flatMap(({ collection, field, label }) =>
      label
        ? [
            documentsOf(payload, collection)
              .countDocuments({ [field]: person }, { limit: 100_000 })
              .then((count) => [label, count] as const),
          ]
        : [],
    ),
  )
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}

/** Whether anything names a person that a merge would move. */
export const hasRecords = async (payload: Payload, person: ObjectId): Promise<boolean> => {
  for (const { collection, field, onConflict } of referencesThat('moves'))
    if (
      onConflict !== 'stays' &&
      (await documentsOf(payload, collection).findOne({ [field]: person }, { projection: { _id: 1 } }))
    )
      return true
  return false
}
