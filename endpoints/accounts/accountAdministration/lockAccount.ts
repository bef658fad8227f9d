import { lockForStaff } from '../../../domain/accounts/accountAdministration'
import { lockSchema, type LockState } from '../../../domain/accounts/accountAdministration/accounts.schema'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { NO_PERSON, PERSON_ID, reads, WITH_PROOF } from '../../describedAnswers'
import { admittedBy } from '../../guards'
import { lockAnswer } from '../accountSchemas'
import { requireAccountToChange } from './requireAccount'

const LAST_ADMIN =
  'This is the last administrator who can sign in. Please make someone else an administrator first.'

/**
 * `POST /api/users/:id/lock` `{ reason? }`: the account can no longer sign in and loses its sessions at once.
 * Idempotent. Answers 200 `{ lockedAt }`, 400, 401 without a session or a recent proof, 403, 404, 409 for the
 * own account and the last administrator.
 */
export const lockAccount = declareEndpoint({
  method: 'post',
  path: '/:id/lock',
  operation: {
    tag: 'Staff: people',
    summary: 'Lock an account; it loses its sessions at once',
    parameters: PERSON_ID,
    answers: {
      ...reads(lockAnswer, 'Locked'),
      ...WITH_PROOF,
      ...NO_PERSON,
      409: 'It is the own account, or the last administrator',
    },
  },
  access: admittedBy(requireAccountToChange),
  body: lockSchema.prefault({}),
  handler: async (req, { account, body }) => {
    const locked = await lockForStaff(req, account, body.reason)
    if (locked === 'own_account') return problem(409, 'own_account', 'You cannot lock your own account.')
    if (locked === 'last_admin') return problem(409, 'last_admin', LAST_ADMIN)
    return Response.json({ lockedAt: locked.toISOString() } satisfies LockState)
  },
})
