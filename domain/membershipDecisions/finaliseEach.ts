import type { CollectionSlug, Payload } from 'payload'

/**
 * Applies what follows from decisions whose process crashed before it was done. One that fails does not stop
 * the others, and is tried again at the next run.
 * @param ids of the decisions that are left
 */
export const finaliseEach = async (
  payload: Payload,
  collection: CollectionSlug,
  ids: readonly string[],
  finalise: (payload: Payload, id: string) => Promise<unknown>,
): Promise<void> => {
  let completed = 0
  for (const id of ids) {
    try {
      await finalise(payload, id)
      completed += 1
    } catch (error) {
      payload.logger.error(
        { err: error, collection, id },
        'what follows from a decision failed; it is tried again',
      )
    }
  }
  if (ids.length > 0)
    payload.logger.info({ collection, completed, left: ids.length - completed }, 'decisions were completed')
}
