import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { Consent } from '../../../payload-types'
import { isDuplicateKey, modelOf } from '../../../platform/database'
import type { Stored } from '../../../platform/stored.types'
import type { ConsentChoice, ConsentWay } from './consentTexts.schema'

export type StoredConsent = Stored<Consent>

const consentsOf = (payload: Payload) => modelOf(payload, 'consents')

export const findConsents = (payload: Payload, user: string): Promise<StoredConsent[]> =>
  consentsOf(payload).find({ user }).lean<StoredConsent[]>().exec()

/** The choices for one purpose among some accounts: whether it was agreed to, by account. */
export const findChosen = async (
  payload: Payload,
  choice: ConsentChoice,
  users: readonly ObjectId[],
): Promise<Map<string, boolean>> => {
  const rows = await consentsOf(payload)
    .find({ user: { $in: [...users] }, choice }, { user: 1, isGiven: 1 })
    .lean<Pick<StoredConsent, 'user' | 'isGiven'>[]>()
  return new Map(rows.map(({ user, isGiven }) => [String(user), isGiven === true]))
}

export interface ConsentChange {
  choice: ConsentChoice
  isGiven: boolean
  way: ConsentWay
  /** Id of the account of who chose; null for the person by a link. */
  by: string | null
}

/**
 * Stores a choice. The same choice again changes nothing.
 * @returns whether it differs from the one before
 */
export const storeConsent = async (
  payload: Payload,
  user: string,
  { choice, isGiven, way, by }: ConsentChange,
): Promise<boolean> => {
  try {
    const { matchedCount, upsertedCount } = await consentsOf(payload).updateOne(
      { user, choice, isGiven: { $ne: isGiven } },
      { $set: { isGiven, way, changedBy: by, changedAt: new Date() } },
      { upsert: true },
    )
    return matchedCount + upsertedCount > 0
  } catch (error) {
    // there is a row with this very choice: the unique index refused a second one
    if (!isDuplicateKey(error)) throw error
    return false
  }
}
