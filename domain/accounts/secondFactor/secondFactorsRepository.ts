import type { Payload } from 'payload'
import type { SecondFactor as SecondFactorDocument } from '../../../payload-types'
import { isDuplicateKey, modelOf } from '../../../platform/database'
import type { Stored } from '../../../platform/stored.types'

type StoredSecondFactor = Stored<SecondFactorDocument>

export interface SecondFactor {
  id: string
  /** Sealed: see sealedSecret.ts. */
  secret: string
  /** Undefined while it is only being set up. */
  confirmedAt?: Date
  /** Hashes. */
  recoveryCodes: string[]
}

const secondFactorsOf = (payload: Payload) => modelOf(payload, 'second-factors')

/** The second factor of an account, confirmed or not. */
export const findSecondFactor = async (
  payload: Payload,
  userId: string,
): Promise<SecondFactor | undefined> => {
  const found = await secondFactorsOf(payload).findOne({ user: userId }).lean<StoredSecondFactor | null>()
  if (!found) return undefined
  return {
    id: found._id.toHexString(),
    secret: found.secret,
    confirmedAt: found.confirmedAt ?? undefined,
    recoveryCodes: found.recoveryCodes ?? [],
  }
}

/** Whether an account is asked for a code at sign-in. */
export const hasSecondFactor = async (payload: Payload, userId: string): Promise<boolean> =>
  Boolean(await secondFactorsOf(payload).exists({ user: userId, confirmedAt: { $type: 'date' } }))

/**
 * Stores the secret of a second factor that is being set up, in place of one that was not confirmed.
 * @param secret sealed
 * @returns false when the account has a confirmed second factor
 */
export const storeUnconfirmedSecret = async (
  payload: Payload,
  userId: string,
  secret: string,
): Promise<boolean> => {
  try {
    // A confirmed one does not match, so that the insertion meets the unique index.
    await secondFactorsOf(payload).updateOne(
      { user: userId, confirmedAt: null },
      { $set: { secret, updatedAt: new Date() } },
      { upsert: true },
    )
    return true
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
    return false
  }
}

/**
 * Confirms a second factor that is being set up.
 * @param recoveryCodes hashes
 * @returns false when it was confirmed, replaced or removed in the meantime
 */
export const confirmSecret = async (
  payload: Payload,
  { id, secret }: SecondFactor,
  recoveryCodes: string[],
): Promise<boolean> => {
  const { modifiedCount } = await secondFactorsOf(payload).updateOne(
    { _id: id, secret, confirmedAt: null },
    { $set: { confirmedAt: new Date(), recoveryCodes } },
  )
  return modifiedCount > 0
}

/**
 * Spends a time step: only one that is later than every one spent before, so that a code works once.
 * @returns whether it was spent
 */
export const spendTimeStep = async (
  payload: Payload,
  { id, secret }: SecondFactor,
  step: number,
): Promise<boolean> => {
  const { modifiedCount } = await secondFactorsOf(payload).updateOne(
    { _id: id, secret, $or: [{ lastStep: null }, { lastStep: { $lt: step } }] },
    { $set: { lastStep: step } },
  )
  return modifiedCount > 0
}

/**
 * Spends a recovery code: the operation that finds it removes it, so that it works once.
 * @returns whether it was spent
 */
export const spendRecoveryHash = async (
  payload: Payload,
  { id }: SecondFactor,
  hash: string,
): Promise<boolean> => {
  const { modifiedCount } = await secondFactorsOf(payload).updateOne(
    { _id: id, recoveryCodes: hash },
    { $pull: { recoveryCodes: hash } },
  )
  return modifiedCount > 0
}

/**
 * Replaces the recovery codes of a confirmed second factor.
 * @param recoveryCodes hashes
 * @returns false when the account has no confirmed second factor
 */
export const replaceRecoveryCodes = async (
  payload: Payload,
  userId: string,
  recoveryCodes: string[],
): Promise<boolean> => {
  const { matchedCount } = await secondFactorsOf(payload).updateOne(
    { user: userId, confirmedAt: { $type: 'date' } },
    { $set: { recoveryCodes } },
  )
  return matchedCount > 0
}

/** Deletes the second factor of an account, and returns it. */
export const takeSecondFactor = (
  payload: Payload,
  userId: string,
): Promise<Pick<StoredSecondFactor, '_id' | 'confirmedAt'> | null> =>
  secondFactorsOf(payload)
    .findOneAndDelete({ user: userId })
    .lean<Pick<StoredSecondFactor, '_id' | 'confirmedAt'> | null>()
    .exec()

/** Deletes the second factor of an account. */
export const deleteSecondFactor = async (payload: Payload, userId: string): Promise<void> => {
  await secondFactorsOf(payload).deleteMany({ user: userId })
}
