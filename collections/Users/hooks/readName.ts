import { ObjectId } from 'mongodb'
import type { CollectionAfterReadHook, Payload } from 'payload'
import type { User } from '../../../payload-types'
import { modelOf } from '../../../platform/database'
import { batchCalls } from '../../../platform/batchCalls'
import { perPayload } from '../../../platform/perPayload'

const readNames = async (payload: Payload, ids: string[]): Promise<(string | undefined)[]> => {
  const profiles = await modelOf(payload, 'profiles')
    .collection.find<{ user: ObjectId; fullName: string }>(
      { user: { $in: ids.map((id) => new ObjectId(id)) } },
      { projection: { user: 1, fullName: 1 } },
    )
    .toArray()
  const names = new Map(profiles.map(({ user, fullName }) => [user.toHexString(), fullName]))
  return ids.map((id) => names.get(id))
}

const finders = perPayload((payload) => batchCalls((ids: string[]) => readNames(payload, ids)))

/** Fills an account's virtual `name` from its profile: lists of the panel name people, not addresses. One question for all accounts of a page. */
export const readName: CollectionAfterReadHook<User> = async ({ doc, req }) =>
  Object.assign(doc, { name: (await finders(req.payload)(doc.id)) ?? doc.email ?? 'An account' })
