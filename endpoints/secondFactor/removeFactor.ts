import type { Endpoint, Payload } from 'payload'
import { recordSecurityEvent } from '../../domain/audit'
import { modelOf } from '../../platform/database'
import { notifyOwner } from '../../domain/accountNotices'
import { problem } from '../answers'
import { requireRecentAuth } from '../authentication/requireRecentAuth'

/**
 * Switches an account's two-step sign-in off and tells the owner by mail. Whoever calls it decides access first, and
 * asks for a recent proof.
 * @returns whether it was on
 */
export const switchFactorOff = async (payload: Payload, userId: string): Promise<boolean> => {
  const removed = await modelOf(payload, 'second-factors')
    .findOneAndDelete({ user: userId })
    .lean<{ _id: unknown; confirmedAt?: Date }>()
  if (!removed?.confirmedAt) return false
  await notifyOwner(payload, userId, 'factorRemoved', String(removed._id))
  return true
}

/** `DELETE /api/users/factor`: switches the own two-step sign-in off. Answers 200; 401 without a session or a recent proof. */
export const removeFactor: Endpoint = {
  method: 'delete',
  path: '/factor',
  handler: async (req) => {
    const refusal = await requireRecentAuth(req)
    if (refusal || !req.user) return refusal ?? problem(401, 'unauthenticated', 'Please sign in first.')
    const wasOn = await switchFactorOff(req.payload, req.user.id)
    if (wasOn) await recordSecurityEvent(req, { event: 'factor.turned-off' })
    return Response.json({ message: 'Two-step sign-in is off.' })
  },
}
