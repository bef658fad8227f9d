import { askProvider, confirmProof } from '../../../domain/accounts/singleSignOn'
import { allowAttempt } from '../../../platform/rateLimits'
import { finishSignOn } from '../../../services/identityProvider'
import { declareEndpoint } from '../../declareEndpoint'
import { everybody } from '../../guards'
import { signOnCookie } from './cookies'
import { redirectAfterProof } from './redirectAfterProof'
import { redirectAfterSignOn } from './redirectAfterSignOn'
import { redirectToSignInPage } from './redirectToSignInPage'

/**
 * `GET /api/users/sso/callback?code=&state=`: where the provider sends people back to. Always redirects (303) to the
 * sign-in page: with a session; with the challenge of a second factor; to link an account that has the same address; or
 * with what went wrong, in a code of ours. A person who proved who they are is redirected to the page that asked.
 */
export const signOnCallback = declareEndpoint({
  method: 'get',
  path: '/sso/callback',
  access: everybody,
  handler: async (req) => {
    const underWay = signOnCookie.read(req)
    const answerUrl = new URL(req.url ?? '', req.payload.config.serverURL)
    if (!underWay) return redirectToSignInPage({ problem: 'sso_expired' })
    const { from, proof, state } = underWay
    if (answerUrl.searchParams.get('state') !== state) return redirectToSignInPage({ problem: 'sso_expired' })
    // an answer counts once, whatever cookie it comes with
    const attempt = await allowAttempt(req, 'sign-on-state', state, '')
    if (!attempt.isAllowed) return redirectToSignInPage({ problem: 'sso_expired', from })
    const asked = await askProvider(req.payload, () => finishSignOn(answerUrl, underWay))
    if (proof)
      return redirectAfterProof(proof, 'answer' in asked && (await confirmProof(req, asked.answer, proof)))
    return 'answer' in asked
      ? redirectAfterSignOn(req, asked.answer, from)
      : redirectToSignInPage({ problem: asked.problem, from })
  },
})
