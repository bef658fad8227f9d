import type { Endpoint, PayloadRequest } from 'payload'
import { moveMembersVersion } from '../../domain/contentVersions'
import { modelOf } from '../../platform/database'
import { type AdminRelease, finishAdminRelease, releaseAdminRole } from '../../domain/accounts'
import { queueMail } from '../../domain/mail'
import { recordChange } from '../../domain/audit/recordChange'
import { problem } from '../answers'
import { endChallenges, deleteTokens, endOtherSessions, sessionCookie } from '../../domain/credentials'
import { requireRecentAuth } from '../authentication/requireRecentAuth'
import { ownProfile } from '../../domain/profiles/ownProfile'
import { type LeavingState, erasureOf } from '../../domain/personalData/accountDeletion.schema'

const LAST_ADMIN = 'You are the last administrator. Please make someone else an administrator first.'

/**
 * Takes an administrator who leaves out of those the association can rely on.
 * @returns to be ended when the account is marked; null when there is nothing to end; undefined when nobody would stay
 */
const giveUpPost = async ({ payload, user }: PayloadRequest): Promise<AdminRelease | null | undefined> => {
  const row = await modelOf(payload, 'roles')
    .findOne({ user: user?.id, role: 'admin' }, { _id: 1, isLeaving: 1 })
    .lean<{ _id: unknown; isLeaving?: boolean }>()
  return !row || row.isLeaving ? null : releaseAdminRole(payload, row._id, 'isLeaving')
}

/**
 * `POST /api/users/leave`: asks for the own account to be deleted. It is out of the directory at once, signed out on every
 * device, and erased after 30 days unless its owner signs in and keeps it; a mail says until when. Asking again changes
 * nothing. Answers 200 `LeavingState`, 401 without a session or a recent proof of who asks, 409 for the last
 * administrator. What is erased and what is kept: docs/decisions.
 */
export const leave: Endpoint = {
  method: 'post',
  path: '/leave',
  handler: async (req) => {
    const refusal = await requireRecentAuth(req)
    if (refusal || !req.user) return refusal ?? problem(401, 'unauthenticated', 'Please sign in first.')
    const { payload } = req
    const { id: user, email } = req.user
    const going = await giveUpPost(req)
    if (going === undefined) return problem(409, 'last_admin', LAST_ADMIN)
    const { id: profile } = await ownProfile(req, req.user) // there is one to mark
    const profiles = modelOf(payload, 'profiles')
    const { modifiedCount } = await profiles.updateOne(
      { user, leavingAt: null },
      { $set: { leavingAt: new Date() } },
    )
    if (going) await finishAdminRelease(payload, going)
    const marked = await profiles.findOne({ user }, { leavingAt: 1 }).lean<{ leavingAt?: Date | null }>()
    // kept by another device at this very moment
    if (!marked?.leavingAt)
      return problem(409, 'changed_meanwhile', 'Your account was kept at the same time. Please try again.')
    const erasedAt = erasureOf(marked.leavingAt).toISOString()
    await moveMembersVersion(payload)
    await queueMail(payload, {
      template: 'accountLeaving',
      to: email,
      data: { erasedAt },
      dedupeKey: `leaving:${user}:${erasedAt}`,
    })
    if (modifiedCount > 0) {
      await recordChange(req, {
        action: 'account.leaving',
        subject: { collection: 'profiles', id: profile },
        account: user,
        before: { leavingAt: null },
        after: { leavingAt: marked.leavingAt },
      })
    }
    await Promise.all([
      endOtherSessions(payload, user, undefined),
      endChallenges(payload, user),
      deleteTokens(payload, user),
    ])
    return Response.json({ erasedAt } satisfies LeavingState, {
      headers: { 'Set-Cookie': sessionCookie(null, req.protocol === 'https:') },
    })
  },
}
