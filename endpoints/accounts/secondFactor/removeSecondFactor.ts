import type { Endpoint } from 'payload'
import { removeOwnSecondFactor } from '../../../domain/accounts/secondFactor'
import { signInFirst } from '../../answers'
import { requireRecentAuth } from '../authentication/requireRecentAuth'

/**
 * `DELETE /api/users/factor`: switches the own two-step sign-in off. Answers 200; 401 without a session or a
 * recent proof.
 */
export const remove: Endpoint = {
  method: 'delete',
  path: '/factor',
  handler: async (req) => {
    const refusal = await requireRecentAuth(req)
    if (refusal || !req.user) return refusal ?? signInFirst()
    await removeOwnSecondFactor(req, req.user.id)
    return Response.json({ message: 'Two-step sign-in is off.' })
  },
}
