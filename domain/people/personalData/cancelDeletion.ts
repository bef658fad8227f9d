import type { PayloadRequest } from 'payload'
import { notifyOwner } from '../../accounts/accountNotices'
import { clearLeavingMark } from '../../accounts'
import { recordChange } from '../../audit'
import { moveMembersVersion } from '../../content/contentVersions'
import { findDeletionRequest, withdrawDeletionRequest } from '../profiles'
import { GRACE_MS } from './accountDeletion.schema'

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
