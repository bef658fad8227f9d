import { readDeletionState } from '../../../domain/people/personalData'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'

/**
 * `GET /api/users/leave`: whether and when the own account is going to be erased. Answers 200
 * `AccountDeletionState`, 401 for a visitor.
 */
export const deletionState = declareEndpoint({
  method: 'get',
  path: '/leave',
  access: signedIn(),
  handler: async ({ payload }, { user }) => Response.json(await readDeletionState(payload, user.id)),
})
