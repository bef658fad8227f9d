import type { Collection, Document, OptionalUnlessRequiredId } from 'mongodb'

/** The places of the documents that a unique index refused; anything else is thrown. */
const refusedPlaces = (error: unknown): number[] => {
  const { code, writeErrors } = error as { code?: number; writeErrors?: unknown }
  const errors = [writeErrors ?? []].flat() as { code?: number; index?: number }[]
  if (errors.length === 0 ? code !== 11000 : errors.some((each) => each.code !== 11000)) throw error
  return errors.flatMap(({ index }) => index ?? [])
}

/**
 * Stores documents in one write, but for those that a unique index refuses.
 * @returns the places of the refused ones in the list
 */
export const insertMissing = async <Stored extends Document>(
  collection: Collection<Stored>,
  documents: readonly OptionalUnlessRequiredId<Stored>[],
): Promise<number[]> => {
  if (documents.length === 0) return []
  try {
    await collection.insertMany([...documents], { ordered: false })
    return []
  } catch (error) {
    return refusedPlaces(error)
  }
}
