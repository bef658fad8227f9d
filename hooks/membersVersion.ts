import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Payload } from 'payload'
import { modelOf } from '../server/services/database'

/** Where the version of everybody's profiles is kept, beside that of the public content. */
export const MEMBERS_VERSION = 'members'

/**
 * Tells every process that a profile was written. Whoever writes profiles past Payload's operations calls it once the
 * write is acknowledged: the directory is then right at the next request.
 */
export const moveMembersVersion = async (payload: Payload): Promise<void> => {
  await modelOf(payload, 'content-versions').updateOne({ key: MEMBERS_VERSION }, { $inc: { content: 1 } }, { upsert: true })
}

export const moveMembersVersionAfterChange: CollectionAfterChangeHook = async ({ req }) => moveMembersVersion(req.payload)

export const moveMembersVersionAfterDelete: CollectionAfterDeleteHook = async ({ req }) => moveMembersVersion(req.payload)
