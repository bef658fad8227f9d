import type { Endpoint } from 'payload'
import { allowAttempt } from '../../platform/rateLimits'
import { beginSignOn, isOfProvider } from '../../services/identityProvider'
import { invalid, problem, readJson, tooManyAttempts } from '../answers'
import { checkOwnCode } from '../../domain/secondFactor'
import { answerCodeRefusal } from '../secondFactor/answerCodeRefusal'
import { asksProvider } from './asksProvider'
import { signOnCookie } from './cookies'
import { identitiesOf } from '../../domain/singleSignOn/identities'
import { returnUrl } from './returnUrl'
import { type ProofBegun, proofSchema } from '../../domain/singleSignOn/singleSignOn.schema'

/**
 * `POST /api/users/sso/proof` `{ from, code? }`: who has no password to type again proves who they are at the provider, which
 * asks though it knows them. The code, where two-step sign-in is on, is asked first. The way back ends at `from`, and the
 * session counts as freshly authenticated then, as after `POST /api/users/reauthenticate`.
 * Answers 200 `ProofBegun`, 400, 401 without a session, 403 for a missing or wrong code, 409 when the account is not linked
 * with the provider, 429, 503 when that cannot be reached.
 */
export const startProof: Endpoint = {
  method: 'post',
  path: '/sso/proof',
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', 'Please sign in first.')
    const input = proofSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const { id: user } = req.user
    const attempt = await allowAttempt(req, 'sign-on-address')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const identities = await identitiesOf(req.payload, user)
    if (!identities.some(({ issuer }) => isOfProvider(issuer)))
      return problem(409, 'not_linked', 'Your account is not linked to the sign-in service.')
    const { code, from } = input.data
    const refusal = await checkOwnCode(req, user, code)
    if (refusal) return answerCodeRefusal(refusal)
    const away = (fault: string): Response =>
      problem(503, fault, 'The sign-in service cannot be reached at the moment. Please try again later.')
    return asksProvider(req, away, async () => {
      const askedAt = Date.now()
      const { url, checks } = await beginSignOn(returnUrl(req), { mustProve: true })
      const cookie = signOnCookie.write(req, { ...checks, proof: { user, from, askedAt } })
      return Response.json({ url: url.href } satisfies ProofBegun, { headers: { 'Set-Cookie': cookie } })
    })
  },
}
