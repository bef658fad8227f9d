import { requestEmailChange } from '../../../domain/accounts/accountSecurity'
import { changeEmailSchema } from '../../../domain/accounts/accountSecurity/accountSecurity.schema'
import { fieldProblem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'
import { answerPasswordRefusal } from '../authentication/answerPasswordRefusal'

/**
 * `POST /api/users/email` `{ newEmail, password }`: requests another email. A link is mailed to it; until it
 * is confirmed the current one remains in use, and is notified. A later request replaces an earlier one.
 * Answers 200 whether or not the email has an account (its owner is told by mail instead), 400 naming the
 * invalid fields, 401 without a session, 403 for a wrong password, 429 after five requests in an hour.
 * Source: decisions.md "Sessions and accounts".
 */
export const changeEmail = declareEndpoint({
  method: 'post',
  path: '/email',
  access: signedIn(),
  body: changeEmailSchema,
  handler: async (req, { body, user }) => {
    const refusal = await requestEmailChange(req, user, body)
    if (refusal?.problem === 'same_email')
      return fieldProblem(400, 'invalid', 'newEmail', 'This is already your address')
    if (refusal) return answerPasswordRefusal(refusal)
    return Response.json({ message: 'Please follow the link that was sent to the new address.' })
  },
})
