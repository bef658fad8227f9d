import type { Endpoint } from 'payload'
import { allowAttempt } from '../../server/services/rateLimits'
import { finishSignOn } from '../../server/services/singleSignOn'
import { asksProvider } from './asksProvider'
import { signOnCookie } from './cookies'
import { enterAccount } from './enterAccount'
import { toSignInPage } from './toSignInPage'

/**
 * `GET /api/users/sso/callback?code=&state=`: where the provider sends people back to. Always leads to the sign-in page
 * (303): with a session, from where it leads on; with the challenge of a second factor; to link an account that has the
 * same address; or with what went wrong, in a code of ours.
 */
export const signOnCallback: Endpoint = {
  method: 'get',
  path: '/sso/callback',
  handler: async (req) => {
    const underWay = signOnCookie.read(req)
    const answerUrl = new URL(req.url ?? '', req.payload.config.serverURL)
    if (answerUrl.searchParams.get('state') !== underWay?.state || !underWay) return toSignInPage({ problem: 'sso_expired' })
    const { from } = underWay
    // an answer counts once, whatever cookie comes along
    const attempt = await allowAttempt(req, 'sign-on-state', underWay.state, '')
    if (!attempt.isAllowed) return toSignInPage({ problem: 'sso_expired', from })
    return asksProvider(req, from, async () => enterAccount(req, await finishSignOn(answerUrl, underWay), from))
  },
}
