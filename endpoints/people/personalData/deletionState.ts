import type { Endpoint } from 'payload'
import { readDeletionState } from '../../../domain/people/personalData'
import { signInFirst } from '../../answers'

/**
 * `GET /api/users/leave`: whether and when the own account is going to be erased. Answers 200
 * `AccountDeletionState`, 401 for a visitor.
 */
export const deletionState: Endpoint = {
  method: 'get',
  path: '/leave',
  handler: async ({ payload, user }) => {
    if (!user) return signInFirst()
    return Response.json(await readDeletionState(payload, user.id))
  },
}
