import type { Endpoint } from 'payload'
import { allowAttempt } from '../../platform/rateLimits'
import { finishSignOn } from '../../services/identityProvider'
import { asksProvider } from './asksProvider'
import { signOnCookie } from './cookies'
import { enterAccount } from './enterAccount'
import { finishProof, toPageThatAsked } from './finishProof'
import { toSignInPage } from './toSignInPage'

/**
 * `GET /api/users/sso/callback?code=&state=`: where the provider sends people back to. Always leads to the sign-in page
 * (303): with a session, from where it leads on; with the challenge of a second factor; to link an account that has the
 * same address; or with what went wrong, in a code of ours. Who proved anew who they are is led to the page that asked (303).
 */
export const signOnCallback: Endpoint = {
  method: 'get',
  path: '/sso/callback',
  handler: async (req) => {
    const underWay = signOnCookie.read(req)
    const answerUrl = new URL(req.url ?? '', req.payload.config.serverURL)
    if (answerUrl.searchParams.get('state') !== underWay?.state || !underWay)
      return toSignInPage({ problem: 'sso_expired' })
    const { from, proof } = underWay
    // an answer counts once, whatever cookie comes along
    const attempt = await allowAttempt(req, 'sign-on-state', underWay.state, '')
    if (!attempt.isAllowed) return toSignInPage({ problem: 'sso_expired', from })
    const ask = () => finishSignOn(answerUrl, underWay)
    if (proof)
      return asksProvider(
        req,
        () => toPageThatAsked(proof, 'not-proved'),
        async () => finishProof(req, await ask(), proof),
      )
    return asksProvider(
      req,
      (fault) => toSignInPage({ problem: fault, from }),
      async () => enterAccount(req, await ask(), from),
    )
  },
}
