import type { Endpoint } from 'payload'
import { modelOf } from '../../platform/database'
import { problem } from '../answers'
import { type LeavingState, erasureOf } from '../../domain/personalData/accountDeletion.schema'

/** `GET /api/users/leave`: whether and when the own account is going to be erased. Answers 200 `LeavingState`, 401 for a visitor. */
export const leaving: Endpoint = {
  method: 'get',
  path: '/leave',
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', 'Please sign in first.')
    const profile = await modelOf(req.payload, 'profiles')
      .findOne({ user: req.user.id }, { leavingAt: 1 })
      .lean<{ leavingAt?: Date | null }>()
    const erasedAt = profile?.leavingAt ? erasureOf(profile.leavingAt).toISOString() : null
    return Response.json({ erasedAt } satisfies LeavingState)
  },
}
