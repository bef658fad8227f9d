import { changePassword as changeOwnPassword } from '../../../domain/accounts/accountSecurity'
import { changePasswordSchema } from '../../../domain/accounts/accountSecurity/accountSecurity.schema'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'
import { answerPasswordRefusal } from '../authentication/answerPasswordRefusal'
import { sessionHeaders } from '../authentication/sessionHeaders'

/**
 * `POST /api/users/password` `{ currentPassword, newPassword }`: changes the caller's password. Every other
 * device is signed out; sign-ins that wait for a code, links to a new password and a pending change of email
 * are cancelled. This device keeps its session, under another token.
 * Answers 200, 400 naming the invalid fields, 401 without a session, 403 for a wrong current password, 409
 * when it was changed elsewhere at the same time, 429 after too many wrong ones.
 * Source: decisions.md "Sessions and accounts", spec.md section 5.
 */
export const changePassword = declareEndpoint({
  method: 'post',
  path: '/password',
  access: signedIn(),
  body: changePasswordSchema,
  handler: async (req, { body, user }) => {
    const result = await changeOwnPassword(req, user.id, body)
    if (!('problem' in result))
      return Response.json(
        { message: 'Your password was changed.' },
        { headers: sessionHeaders(req, result.session) },
      )
    return result.problem === 'changed_meanwhile'
      ? problem(409, 'changed_meanwhile', 'Your password was changed at the same time. Please sign in again.')
      : answerPasswordRefusal(result, 'currentPassword')
  },
})
