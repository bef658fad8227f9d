import { beginProof } from '../../../domain/accounts/singleSignOn'
import { type ProofBegun, proofSchema } from '../../../domain/accounts/singleSignOn/singleSignOn.schema'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'
import { answerCodeRefusal } from '../secondFactor/answerCodeRefusal'
import { signOnCookie } from './cookies'

/**
 * `POST /api/users/sso/proof` `{ from, code? }`: a person without a password proves who they are at the
 * provider, which asks though it knows them. The code, where two-step sign-in is on, is checked first. The
 * provider leads back to `from`, and the session then counts as freshly authenticated, as after `POST
 * /api/users/reauthenticate`. Answers 200 `ProofBegun`, 400, 401 without a session, 403 for a missing or
 * wrong code, 409 when the account is not linked with the provider, 429, 503 when that cannot be reached.
 */
export const startProof = declareEndpoint({
  method: 'post',
  path: '/sso/proof',
  access: signedIn(),
  body: proofSchema,
  handler: async (req, { body, user }) => {
    const begun = await beginProof(req, user.id, body)
    if ('url' in begun)
      return Response.json({ url: begun.url.href } satisfies ProofBegun, {
        headers: { 'Set-Cookie': signOnCookie.write(req, begun.underWay) },
      })
    switch (begun.problem) {
      case 'not_linked':
        return problem(409, 'not_linked', 'Your account is not linked to the sign-in service.')
      case 'code_required':
      case 'wrong_code':
      case 'wrong_recovery_code':
      case 'too_many_attempts':
        return answerCodeRefusal(begun)
      default:
        return problem(
          503,
          begun.problem,
          'The sign-in service cannot be reached at the moment. Please try again later.',
        )
    }
  },
})
