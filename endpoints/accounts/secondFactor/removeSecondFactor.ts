import { removeOwnSecondFactor } from '../../../domain/accounts/secondFactor'
import { declareEndpoint } from '../../declareEndpoint'
import { PROVED, unless } from '../../guards'
import { requireRecentAuth } from '../authentication/requireRecentAuth'

/**
 * `DELETE /api/users/factor`: switches the own two-step sign-in off. Answers 200; 401 without a session or a
 * recent proof.
 */
export const remove = declareEndpoint({
  method: 'delete',
  path: '/factor',
  access: unless(requireRecentAuth, PROVED),
  handler: async (req, { user }) => {
    await removeOwnSecondFactor(req, user.id)
    return Response.json({ message: 'Two-step sign-in is off.' })
  },
})
