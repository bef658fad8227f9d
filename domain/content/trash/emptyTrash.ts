import type { CollectionSlug, Payload } from 'payload'
import { findUses } from './findUses'
import { findLongInTrash } from '../recordsRepository'
import { TRASH_DAYS, isInTheWay } from './uses.schema'

const DAY_MS = 24 * 60 * 60_000
/** Of a collection, at a time. */
const BATCH = 100

const removeForGood = async (payload: Payload, collection: CollectionSlug, id: string): Promise<void> => {
  try {
    if ((await findUses(payload, collection, id)).uses.some(isInTheWay)) return
    await payload.delete({ collection, id, trash: true, overrideAccess: true }) // by the server itself
  } catch (error) {
    payload.logger.error(
      { err: error, collection, id },
      'a record could not be removed from the trash; it is tried again',
    )
  }
}

/**
 * Deletes for good what has been in the trash for thirty days. A record that the site's content uses again, for
 * example by an older version that was restored, stays. A record that fails holds up no other.
 * @param now milliseconds
 * @param signal stops after the current record
 */
export const emptyTrash = async (payload: Payload, signal?: AbortSignal, now = Date.now()): Promise<void> => {
  const before = new Date(now - TRASH_DAYS * DAY_MS)
  for (const { slug, trash } of payload.config.collections) {
    if (!trash) continue
    const collection: CollectionSlug = slug
    for (
      let ids = await findLongInTrash(payload, collection, before, BATCH);
      ids.length > 0;
      ids = await findLongInTrash(payload, collection, before, BATCH, ids.at(-1))
    ) {
      for (const id of ids) {
        if (signal?.aborted) return
        await removeForGood(payload, collection, id)
      }
    }
  }
}
