import { askProvider, returnUrl } from '../../../domain/accounts/singleSignOn'
import { allowAttempt } from '../../../platform/rateLimits'
import { toSitePath } from '../../../platform/sitePath.schema'
import { beginSignOn } from '../../../services/identityProvider'
import { declareEndpoint } from '../../declareEndpoint'
import { everybody } from '../../guards'
import { signOnCookie } from './cookies'
import { redirectToSignInPage } from './redirectToSignInPage'

const MAX_FROM_LENGTH = 1000

/**
 * `GET /api/users/sso?from=`: redirects to the single sign-on provider (303), with what must be the same
 * afterwards in a sealed cookie. A link, so that it works without the script. Where that fails, redirects to
 * the sign-in page, which says why. Source: spec.md section 7, "POST /sso", "GET /authorize"; decisions.md
 * "Sessions and accounts".
 */
export const startSignOn = declareEndpoint({
  method: 'get',
  path: '/sso',
  access: everybody,
  handler: async (req) => {
    const path = toSitePath(req.query.from)
    const from = path && path.length <= MAX_FROM_LENGTH ? path : undefined
    const attempt = await allowAttempt(req, 'sign-on-address')
    if (!attempt.isAllowed) return redirectToSignInPage({ problem: 'too_many_attempts', from })
    const begun = await askProvider(req.payload, () => beginSignOn(returnUrl(req.payload)))
    if ('problem' in begun) return redirectToSignInPage({ problem: begun.problem, from })
    const { url, checks } = begun.answer
    return new Response(null, {
      status: 303,
      headers: {
        Location: url.href,
        'Set-Cookie': signOnCookie.write(req, { ...checks, from }),
        'Cache-Control': 'private, no-store',
      },
    })
  },
})
