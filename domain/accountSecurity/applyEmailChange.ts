import type { Payload } from 'payload'
import { moveMembersVersion } from '../contentVersions'
import { isDuplicateKey, modelOf } from '../../platform/database'
import { queueMail } from '../mail'
import { deleteTokens } from '../credentials'

/** A change of address that was confirmed by the link of a mail. */
export interface ConfirmedEmailChange {
  _id: unknown
  user: unknown
  newEmail: string
  tokenHash: string
  confirmedAt: Date
  /** The address until then, once it was noted. */
  oldEmail?: string | null
  /** Whether who pressed the button was signed in to the account. */
  isOwnersPress?: boolean | null
}

/** Notes the address that is about to be replaced, for the mail to it: afterwards the account no longer knows it. */
const noteOldEmail = async (
  payload: Payload,
  { _id, user, newEmail, oldEmail }: ConfirmedEmailChange,
): Promise<string | undefined> => {
  if (oldEmail) return oldEmail
  const account = await modelOf(payload, 'users')
    .findOne({ _id: user }, { email: 1 })
    .lean<{ email: string }>()
  if (!account || account.email === newEmail) return undefined
  await modelOf(payload, 'email-changes').updateOne({ _id }, { $set: { oldEmail: account.email } })
  return account.email
}

/**
 * Does everything that a confirmed change of address means. Each step can be repeated, and the document that says what
 * is to be done goes last: what a crash broke off is taken up again at the next start.
 * @returns false when the address has got an account of its own meanwhile, and nothing was changed
 */
export const applyEmailChange = async (payload: Payload, change: ConfirmedEmailChange): Promise<boolean> => {
  const { _id, user, newEmail, tokenHash, confirmedAt, isOwnersPress } = change
  const forget = () => modelOf(payload, 'email-changes').deleteOne({ _id, tokenHash })
  const oldEmail = await noteOldEmail(payload, change)
  try {
    // Who reads the new address may not be who has the account, and may have pressed without thinking: should they ever ask
    // for a new password, what is there from before goes, as at the first proof.
    const emailProvedAt = isOwnersPress ? confirmedAt : null
    // who has got yet another address meanwhile keeps it
    await modelOf(payload, 'users').updateOne(
      { _id: user, email: { $in: [newEmail, oldEmail] } },
      { $set: { email: newEmail, emailVerifiedAt: confirmedAt, emailProvedAt, updatedAt: new Date() } },
    )
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
    await forget()
    return false
  }
  await deleteTokens(payload, String(user)) // links that were mailed to the old address
  await modelOf(payload, 'profiles').updateOne({ user }, { $set: { email: newEmail } })
  await moveMembersVersion(payload) // an account whose first address was never confirmed is in the directory now
  if (oldEmail) {
    await queueMail(payload, {
      template: 'accountChanged',
      to: oldEmail,
      data: { change: 'emailChanged', at: confirmedAt.toISOString() },
      dedupeKey: `account:emailChanged:${tokenHash}`,
    })
  }
  await forget()
  return true
}

/** Takes up the changes of address that were confirmed and broken off, of one account or of all. */
export const applyEmailChanges = async (payload: Payload, user?: string): Promise<void> => {
  const confirmed = await modelOf(payload, 'email-changes')
    .find({ confirmedAt: { $type: 'date' }, ...(user && { user }) })
    .lean<ConfirmedEmailChange[]>()
  for (const change of confirmed) await applyEmailChange(payload, change)
}
