import type { CollectionSlug, Payload } from 'payload'
import { workOnEach } from '../../../platform/workOnEach'

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
  const { completed, failed } = await workOnEach(payload, ids, (id) => finalise(payload, id), {
    failed: 'what follows from a decision failed; it is tried again',
    about: (id) => ({ collection, id }),
  })
  if (ids.length > 0) payload.logger.info({ collection, completed, left: failed }, 'decisions were completed')
}

/**
 * Applies what follows from a decision that was just recorded. The decision stands if that fails: a job tries again.
 * @param decision its id, under the name that the log shows
 * @returns whether it is done
 */
export const finaliseNow = async (
  payload: Payload,
  decision: Record<string, string>,
  finalise: () => Promise<unknown>,
): Promise<boolean> => {
  try {
    await finalise()
    return true
  } catch (error) {
    payload.logger.error(
      { err: error, ...decision },
      'a decision stands, but what follows from it failed; it is tried again',
    )
    return false
  }
}
