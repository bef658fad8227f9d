import type { Endpoint } from 'payload'
import { chooseFirstPassword as chooseOwnPassword } from '../../../domain/accounts/accountSecurity'
import { firstPasswordSchema } from '../../../domain/accounts/accountSecurity/accountSecurity.schema'
import { invalid, problem, readJson, signInFirst } from '../../answers'
import { requireRecentAuth } from '../authentication/requireRecentAuth'
import { sessionHeaders } from '../authentication/sessionHeaders'

/**
 * `POST /api/users/password/first` `{ newPassword }`: gives a password to the own account that has none,
 * because its owner signs in through the provider. All other access ends as with a change of password; the
 * owner is notified by mail. Answers 200, 400 with the broken rule of a weak password, 401 without a session
 * or a recent proof, 409 when there is one.
 * Source: spec.md section 5; docs/decisions, "Single sign-on links an account by its password".
 */
export const chooseFirstPassword: Endpoint = {
  method: 'post',
  path: '/password/first',
  handler: async (req) => {
    const refusal = await requireRecentAuth(req)
    if (refusal || !req.user) return refusal ?? signInFirst()
    const input = firstPasswordSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const result = await chooseOwnPassword(req, req.user.id, input.data.newPassword)
    if (!('problem' in result))
      return Response.json({ outcome: 'chosen' }, { headers: sessionHeaders(req, result.session) })
    return problem(
      409,
      'has_password',
      'Your account already has a password. Please reload the page to change it.',
    )
  },
}
