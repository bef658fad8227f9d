import type { Payload, PayloadRequest } from 'payload'
import {
  type AdminRelease,
  clearLeavingMark,
  findAdminRole,
  finishAdminRelease,
  releaseAdminRole,
} from '../../accounts'
import { recordChange } from '../../audit'
import { moveMembersVersion } from '../../content/contentVersions'
import { deleteTokens, endChallenges, endOtherSessions } from '../../accounts/credentials'
import { queueMail } from '../../messaging/mail'
import { notifyOwner } from '../../accounts/accountNotices'
import {
  findDeletionRequest,
  provideProfile,
  storeDeletionRequest,
  withdrawDeletionRequest,
} from '../profiles'
import { type AccountDeletionState, erasureTime, GRACE_MS } from './accountDeletion.schema'

/** Whether and when an account is going to be erased. */
export const readDeletionState = async (payload: Payload, user: string): Promise<AccountDeletionState> => {
  const requestedAt = await findDeletionRequest(payload, user)
  return { erasedAt: requestedAt ? erasureTime(requestedAt).toISOString() : null }
}

/**
 * Releases the role of an administrator whose account is to be deleted.
 * @returns to be finished when the request is stored; null when there is nothing to finish; undefined when no
 *   administrator would remain
 */
const releaseAdmin = async (payload: Payload, user: string): Promise<AdminRelease | null | undefined> => {
  const role = await findAdminRole(payload, user)
  return !role || role.isLeaving ? null : releaseAdminRole(payload, role._id, 'isLeaving')
}

/**
 * Requests the deletion of the signed-in person's account. It leaves the directory at once, is signed out on
 * every device, and is erased after 30 days unless its owner withdraws the request; a mail says until when. A
 * second request changes nothing.
 * @returns why it was refused: `changed_meanwhile` when another device withdrew the request at the same
 * moment
 */
export const requestDeletion = async (
  req: PayloadRequest,
  { id: user, email }: { id: string; email: string },
): Promise<(AccountDeletionState & { erasedAt: string }) | 'last_admin' | 'changed_meanwhile'> => {
  const { payload } = req
  const release = await releaseAdmin(payload, user)
  if (release === undefined) return 'last_admin'
  const { _id: profile } = await provideProfile(payload, { id: user, email })
  const isNew = await storeDeletionRequest(payload, user)
  if (release) await finishAdminRelease(payload, release)
  const requestedAt = await findDeletionRequest(payload, user)
  if (!requestedAt) return 'changed_meanwhile'
  const erasedAt = erasureTime(requestedAt).toISOString()
  await moveMembersVersion(payload)
  await queueMail(payload, {
    template: 'accountLeaving',
    to: email,
    data: { erasedAt },
    dedupeKey: `leaving:${user}:${erasedAt}`,
  })
  if (isNew)
    await recordChange(req, {
      action: 'account.leaving',
      subject: { collection: 'profiles', id: profile.toHexString() },
      account: user,
      before: { leavingAt: null },
      after: { leavingAt: requestedAt },
    })
  await Promise.all([
    endOtherSessions(payload, user, undefined),
    endChallenges(payload, user),
    deleteTokens(payload, user),
  ])
  return { erasedAt }
}

/**
 * Cancels the deletion of an account. One that is not to be deleted stays as it is.
 * @returns `too_late` when the time for it has passed
 */
export const cancelDeletion = async (req: PayloadRequest, user: string): Promise<'too_late' | undefined> => {
  const { payload } = req
  // one operation decides: once the time has passed, the job may be erasing already
  const withdrawn = await withdrawDeletionRequest(payload, user, new Date(Date.now() - GRACE_MS))
  if (!withdrawn && (await findDeletionRequest(payload, user))) return 'too_late'
  await clearLeavingMark(payload, user)
  if (!withdrawn) return undefined
  const { profile, requestedAt } = withdrawn
  await moveMembersVersion(payload)
  await recordChange(req, {
    action: 'account.kept',
    subject: { collection: 'profiles', id: profile },
    account: user,
    before: { leavingAt: requestedAt },
    after: { leavingAt: null },
  })
  await notifyOwner(payload, user, 'accountKept', `${user}:${requestedAt.getTime()}`)
  return undefined
}
