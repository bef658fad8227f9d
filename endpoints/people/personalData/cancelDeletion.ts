import { cancelDeletion } from '../../../domain/people/personalData'
import type { AccountDeletionState } from '../../../domain/people/personalData/accountDeletion.schema'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'

/**
 * `POST /api/users/stay`: cancels the deletion of the own account. One that is not to be deleted stays as it
 * is. Answers 200 `AccountDeletionState`, 401 for a visitor, 410 when the time for it has passed.
 */
export const stay = declareEndpoint({
  method: 'post',
  path: '/stay',
  access: signedIn(),
  handler: async (req, { user }) =>
    (await cancelDeletion(req, user.id)) === 'too_late'
      ? problem(410, 'too_late', 'It is too late to keep this account.')
      : Response.json({ erasedAt: null } satisfies AccountDeletionState),
})
