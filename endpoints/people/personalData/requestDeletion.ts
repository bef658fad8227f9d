import { sessionCookie } from '../../../domain/accounts/credentials'
import { requestDeletion } from '../../../domain/people/personalData'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn, withProof } from '../../guards'

const LAST_ADMIN = 'You are the last administrator. Please make someone else an administrator first.'
const KEPT_MEANWHILE = 'Your account was kept at the same time. Please try again.'

/**
 * `POST /api/users/leave`: requests the deletion of the own account. It leaves the directory at once, is
 * signed out on every device, and is erased after 30 days unless its owner signs in and keeps it; a mail says
 * until when. A second request changes nothing. Answers 200 `AccountDeletionState`, 401 without a session or
 * a recent proof, 409 for the last administrator. What is erased and what is kept: docs/decisions.
 */
export const leave = declareEndpoint({
  method: 'post',
  path: '/leave',
  access: withProof(signedIn()),
  handler: async (req, { user }) => {
    const outcome = await requestDeletion(req, user)
    if (outcome === 'last_admin') return problem(409, 'last_admin', LAST_ADMIN)
    if (outcome === 'changed_meanwhile') return problem(409, 'changed_meanwhile', KEPT_MEANWHILE)
    return Response.json(outcome, {
      headers: { 'Set-Cookie': sessionCookie(null, req.protocol === 'https:') },
    })
  },
})
