import { chooseFirstPassword as chooseOwnPassword } from '../../../domain/accounts/accountSecurity'
import { firstPasswordSchema } from '../../../domain/accounts/accountSecurity/accountSecurity.schema'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn, withProof } from '../../guards'
import { sessionHeaders } from '../authentication/sessionHeaders'

/**
 * `POST /api/users/password/first` `{ newPassword }`: gives a password to the own account that has none,
 * because its owner signs in through the provider. All other access ends as with a change of password; the
 * owner is notified by mail. Answers 200, 400 with the broken rule of a weak password, 401 without a session
 * or a recent proof, 409 when there is one.
 * Source: spec.md section 5; docs/decisions, "Single sign-on links an account by its password".
 */
export const chooseFirstPassword = declareEndpoint({
  method: 'post',
  path: '/password/first',
  access: withProof(signedIn()),
  body: firstPasswordSchema,
  handler: async (req, { body, user }) => {
    const result = await chooseOwnPassword(req, user.id, body.newPassword)
    if (!('problem' in result))
      return Response.json({ outcome: 'chosen' }, { headers: sessionHeaders(req, result.session) })
    return problem(
      409,
      'has_password',
      'Your account already has a password. Please reload the page to change it.',
    )
  },
})
