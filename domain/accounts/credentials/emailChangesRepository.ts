import type { Payload } from 'payload'
import type { EmailChange } from '../../../payload-types'
import { modelOf } from '../../../platform/database'
import type { Stored } from '../../../platform/stored.types'

export type StoredEmailChange = Stored<EmailChange>

/** A change of address that was confirmed by the link of a mail. */
export type ConfirmedEmailChange = StoredEmailChange & { confirmedAt: Date }

const isConfirmed = (change: StoredEmailChange): change is ConfirmedEmailChange => Boolean(change.confirmedAt)

/**
 * Stores a requested address in place of an earlier request. One that was confirmed does not match: what is left to do
 * of it must not be lost.
 * @throws a duplicate key when two first requests come at once, or the account has a confirmed change
 */
export const saveEmailChange = async (
  payload: Payload,
  user: string,
  change: Pick<StoredEmailChange, 'newEmail' | 'tokenHash' | 'expiresAt'>,
): Promise<void> => {
  await modelOf(payload, 'email-changes').updateOne(
    { user, confirmedAt: null },
    { $set: change },
    { upsert: true },
  )
}

/** Whether a token confirms a change of this account. */
export const isEmailChangeOf = async (payload: Payload, tokenHash: string, user: string): Promise<boolean> =>
  Boolean(await modelOf(payload, 'email-changes').exists({ tokenHash, user }))

/** Marks the change of a valid token as confirmed: of any number of calls at once, one gets it. */
export const confirmEmailChange = async (
  payload: Payload,
  tokenHash: string,
  { now, isOwnersPress, expiresAt }: { now: Date; isOwnersPress: boolean; expiresAt: Date },
): Promise<ConfirmedEmailChange | undefined> => {
  const change = await modelOf(payload, 'email-changes')
    .findOneAndUpdate(
      { tokenHash, expiresAt: { $gt: now }, confirmedAt: null },
      { $set: { confirmedAt: now, isOwnersPress, expiresAt } },
      { new: true },
    )
    .lean<StoredEmailChange | null>()
  return change && isConfirmed(change) ? change : undefined
}

/** The confirmed changes that were not completed, of one account or of all. */
export const findConfirmedEmailChanges = async (
  payload: Payload,
  user?: string,
): Promise<ConfirmedEmailChange[]> => {
  const changes = await modelOf(payload, 'email-changes')
    .find({ confirmedAt: { $type: 'date' }, ...(user && { user }) })
    .lean<StoredEmailChange[]>()
  return changes.filter(isConfirmed)
}

/** Stores the address that a change replaces. */
export const setOldEmail = async (
  payload: Payload,
  { _id }: Pick<StoredEmailChange, '_id'>,
  oldEmail: string,
): Promise<void> => {
  await modelOf(payload, 'email-changes').updateOne({ _id }, { $set: { oldEmail } })
}

/** Deletes a change that is completed, unless another request has taken its place. */
export const deleteEmailChange = async (
  payload: Payload,
  { _id, tokenHash }: Pick<StoredEmailChange, '_id' | 'tokenHash'>,
): Promise<void> => {
  await modelOf(payload, 'email-changes').deleteOne({ _id, tokenHash })
}

/** Deletes the change of an account that waits for its confirmation. */
export const deleteUnconfirmedEmailChange = async (payload: Payload, user: string): Promise<void> => {
  await modelOf(payload, 'email-changes').deleteMany({ user, confirmedAt: null })
}
