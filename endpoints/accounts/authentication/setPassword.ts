import { resetPassword } from '../../../domain/accounts/authentication'
import { setPasswordSchema } from '../../../domain/accounts/authentication/authentication.schema'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { everybody } from '../../guards'
import { LINK_SPENT } from './confirmAddress'
import { sessionHeaders } from './sessionHeaders'

/**
 * `POST /api/users/set-password` `{ token, password }`: sets a new password by a mailed link, also by that of
 * a confirmation. All sessions of the account end, on this device too; other mailed links become invalid; the
 * email is confirmed, since the mail reached it. A second factor remains and is required at the next sign-in,
 * unless nobody ever proved the email: then it may be a stranger's, and is removed. A lock remains.
 * Answers 200, 400 with the broken rule of a weak password (the token remains valid), 400 `link_spent`.
 */
export const setPassword = declareEndpoint({
  method: 'post',
  path: '/set-password',
  access: everybody,
  gateway: { isOpenToVisitors: true },
  body: setPasswordSchema,
  handler: async (req, { body }) => {
    if (await resetPassword(req, body)) return problem(400, 'link_spent', LINK_SPENT)
    return Response.json({ outcome: 'changed' }, { headers: sessionHeaders(req, null) })
  },
})
