import type { PayloadRequest } from 'payload'
import { DECIDED_RECORDS, type DecidedCollection, isOwnRecord } from '../domain/people/ownRecords'
import { isObjectId } from '../platform/isObjectId'
import { problem } from './answers'

/** Of a record in a sentence; a membership is about the person that the path names. */
type Matter = (typeof DECIDED_RECORDS)[DecidedCollection] | 'membership'

/** The refusal of a decision about the own matter. */
export const ownMatter = (what: Matter): Response =>
  problem(403, 'own_matter', `Nobody decides their own ${what}. Please ask a colleague.`)

/**
 * The refusal for staff whose own matter it is: 403. Nobody decides alone what is to their own advantage, an
 * administrator neither. Undefined for all others. Source: docs/decisions, "Nobody decides their own matters".
 * @param owner id of the account that it is about
 */
export const refuseOwn = (
  { user }: Pick<PayloadRequest, 'user'>,
  what: Matter,
  owner: unknown,
): Response | undefined => (user?.id === String(owner) ? ownMatter(what) : undefined)

/** As `refuseOwn`, for the record of a collection that the path names. */
export const refuseOwnRecord = async (
  { payload, user, routeParams }: Pick<PayloadRequest, 'payload' | 'user' | 'routeParams'>,
  collection: DecidedCollection,
): Promise<Response | undefined> => {
  const id = routeParams?.id
  if (!user || !isObjectId(id) || !(await isOwnRecord(payload, collection, id, user.id))) return undefined
  return refuseOwn({ user }, DECIDED_RECORDS[collection], user.id)
}
