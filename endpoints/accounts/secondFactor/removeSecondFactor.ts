import { removeOwnSecondFactor } from '../../../domain/accounts/secondFactor'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn, withProof } from '../../guards'

/**
 * `DELETE /api/users/factor`: switches the own two-step sign-in off. Answers 200; 401 without a session or a
 * recent proof.
 */
export const remove = declareEndpoint({
  method: 'delete',
  path: '/factor',
  access: withProof(signedIn()),
  handler: async (req, { user }) => {
    await removeOwnSecondFactor(req, user.id)
    return Response.json({ message: 'Two-step sign-in is off.' })
  },
})
