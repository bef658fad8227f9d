import { unlockForStaff } from '../../../domain/accounts/accountAdministration'
import type { LockState } from '../../../domain/accounts/accountAdministration/accounts.schema'
import { declareEndpoint } from '../../declareEndpoint'
import { NO_PERSON, PERSON_ID, reads, WITH_PROOF } from '../../describedAnswers'
import { admittedBy } from '../../guards'
import { lockAnswer } from '../accountSchemas'
import { requireAccountToChange } from './requireAccount'

/**
 * `POST /api/users/:id/unlock`: lets a locked account sign in again. Idempotent. Answers 200 `{ lockedAt: null }`, 401
 * without a session or a recent proof, 403, 404.
 */
export const unlockAccount = declareEndpoint({
  method: 'post',
  path: '/:id/unlock',
  operation: {
    tag: 'Staff: people',
    summary: 'Let a locked account sign in again',
    parameters: PERSON_ID,
    answers: { ...reads(lockAnswer, 'Unlocked'), ...WITH_PROOF, ...NO_PERSON },
  },
  access: admittedBy(requireAccountToChange),
  handler: async (req, { account }) => {
    await unlockForStaff(req, account)
    return Response.json({ lockedAt: null } satisfies LockState)
  },
})
