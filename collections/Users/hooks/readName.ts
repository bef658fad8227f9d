import { ObjectId } from 'mongodb'
import type { CollectionAfterReadHook, Payload } from 'payload'
import { findFullNames } from '../../../domain/people/profiles'
import type { User } from '../../../payload-types'
import { batchCalls } from '../../../platform/batchCalls'
import { perPayload } from '../../../platform/perPayload'

const readNames = async (payload: Payload, ids: string[]): Promise<(string | undefined)[]> => {
  const names = await findFullNames(
    payload,
    ids.map((id) => new ObjectId(id)),
  )
  return ids.map((id) => names.get(id))
}

const finders = perPayload((payload) => batchCalls((ids: string[]) => readNames(payload, ids)))

/** Missing where a query selects other fields. */
const emailOf = ({ email }: Partial<User>): string | undefined => email

/**
 * Fills an account's virtual `name` from its profile: lists of the panel name people, not addresses. One query for all
 * accounts of a page.
 */
export const readName: CollectionAfterReadHook<User> = async ({ doc, req }) =>
  Object.assign(doc, { name: (await finders(req.payload)(doc.id)) ?? emailOf(doc) ?? 'An account' })
