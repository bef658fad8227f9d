import type { Payload } from 'payload'
import { isDuplicateKey } from '../../../platform/database'
import { findEmail, setEmail } from '..'
import { moveMembersVersion } from '../../content/contentVersions'
import {
  type ConfirmedEmailChange,
  deleteEmailChange,
  deleteTokens,
  findConfirmedEmailChanges,
  setOldEmail,
} from '../credentials'
import { queueMail } from '../../messaging/mail'
import { announcePeople, setProfileFields } from '../../people/profiles'

/**
 * Stores the email that is about to be replaced, for the mail to it: the account no longer has it afterwards.
 */
const storeOldEmail = async (payload: Payload, change: ConfirmedEmailChange): Promise<string | undefined> => {
  if (change.oldEmail) return change.oldEmail
  const email = await findEmail(payload, change.user.toHexString())
  if (!email || email === change.newEmail) return undefined
  await setOldEmail(payload, change, email)
  return email
}

/**
 * Applies a confirmed change of address. Each step can be repeated, and the document that describes the
 * change is deleted last: the next start completes what a crash interrupted.
 * @returns false when the address belongs to another account by now, and nothing was changed
 */
export const applyEmailChange = async (payload: Payload, change: ConfirmedEmailChange): Promise<boolean> => {
  const { user, newEmail, tokenHash, confirmedAt, isOwnersPress } = change
  const oldEmail = await storeOldEmail(payload, change)
  try {
    // The reader of the new email may not be the owner of the account, and may have pressed the button
    // without thinking. When they request a new password, access from before is removed, as at the first proof.
    const emailProvedAt = isOwnersPress ? confirmedAt : null
    // an account that has changed its email again keeps the newest
    await setEmail(payload, user, [newEmail, oldEmail], newEmail, {
      emailVerifiedAt: confirmedAt,
      emailProvedAt,
    })
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
    await deleteEmailChange(payload, change)
    return false
  }
  await deleteTokens(payload, user.toHexString()) // links that were mailed to the old address
  await setProfileFields(payload, user, { email: newEmail })
  await moveMembersVersion(payload) // an account whose first address was never confirmed is in the directory now
  await announcePeople(payload, 'person.updated', [user.toHexString()])
  if (oldEmail) {
    await queueMail(payload, {
      template: 'accountChanged',
      to: oldEmail,
      data: { change: 'emailChanged', at: confirmedAt.toISOString() },
      dedupeKey: `account:emailChanged:${tokenHash}`,
    })
  }
  await deleteEmailChange(payload, change)
  return true
}

/** Completes the changes of address that were confirmed and interrupted, of one account or of all. */
export const applyEmailChanges = async (payload: Payload, user?: string): Promise<void> => {
  for (const change of await findConfirmedEmailChanges(payload, user)) await applyEmailChange(payload, change)
}
