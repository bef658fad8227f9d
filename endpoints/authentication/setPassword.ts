import type { Endpoint } from 'payload'
import { resetPassword } from '../../domain/authentication'
import { setPasswordSchema } from '../../domain/authentication/authentication.schema'
import { invalid, problem, readJson } from '../answers'
import { requires } from '../requirements'
import { LINK_SPENT } from './confirmAddress'
import { sessionHeaders } from './sessionHeaders'

/**
 * `POST /api/users/set-password` `{ token, password }`: a new password by the link of a mail, that of a confirmation too.
 * All sessions of the account end, on this device too; other links that were mailed are no longer valid; the address
 * counts as confirmed, since the mail reached it. A second factor stays and is asked for at the next sign-in, unless
 * nobody ever proved the address before: then it may be a stranger's, and is removed. A lock stays.
 * Answers 200, 400 with the broken rule of a weak password (the token stays valid), 400 `link_spent`.
 */
export const setPassword: Endpoint = {
  method: 'post',
  path: '/set-password',
  custom: requires({ isOpenToVisitors: true }),
  handler: async (req) => {
    const input = setPasswordSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    if (await resetPassword(req, input.data)) return problem(400, 'link_spent', LINK_SPENT)
    return Response.json({ outcome: 'changed' }, { headers: sessionHeaders(req, null) })
  },
}
