import type { Endpoint } from 'payload'
import { moveMembersVersion } from '../../domain/contentVersions'
import { modelOf } from '../../platform/database'
import { recordChange } from '../../domain/audit/recordChange'
import { notifyOwner } from '../../domain/accountNotices'
import { problem } from '../answers'
import { type LeavingState, GRACE_DAYS } from '../../domain/personalData/accountDeletion.schema'

const DAY_MS = 24 * 60 * 60_000

/**
 * `POST /api/users/stay`: keeps the own account, which was to be erased. Keeping one that stays anyway changes nothing.
 * Answers 200 `LeavingState`, 401 for a visitor, 410 when the time for it is over.
 */
export const stay: Endpoint = {
  method: 'post',
  path: '/stay',
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', 'Please sign in first.')
    const { payload } = req
    const { id: user } = req.user
    const profiles = modelOf(payload, 'profiles')
    // one operation decides: what the time is over for, the job may be erasing already
    const kept = await profiles
      .findOneAndUpdate(
        { user, leavingAt: { $gt: new Date(Date.now() - GRACE_DAYS * DAY_MS) } },
        { $set: { leavingAt: null } },
        { projection: { leavingAt: 1 } },
      )
      .lean<{ _id: unknown; leavingAt: Date }>()
    if (!kept && (await profiles.exists({ user, leavingAt: { $ne: null } })))
      return problem(410, 'too_late', 'It is too late to keep this account.')
    await modelOf(payload, 'roles').updateMany({ user, role: 'admin' }, { $unset: { isLeaving: 1 } })
    if (kept) {
      await moveMembersVersion(payload)
      await recordChange(req, {
        action: 'account.kept',
        subject: { collection: 'profiles', id: String(kept._id) },
        account: user,
        before: { leavingAt: kept.leavingAt },
        after: { leavingAt: null },
      })
      await notifyOwner(payload, user, 'accountKept', `${user}:${kept.leavingAt.getTime()}`)
    }
    return Response.json({ erasedAt: null } satisfies LeavingState)
  },
}
