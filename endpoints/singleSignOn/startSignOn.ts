import type { Endpoint } from 'payload'
import { toSitePath } from '../../platform/sitePath.schema'
import { allowAttempt } from '../../platform/rateLimits'
import { beginSignOn } from '../../services/identityProvider'
import { asksProvider } from './asksProvider'
import { signOnCookie } from './cookies'
import { returnUrl } from './returnUrl'
import { toSignInPage } from './toSignInPage'

const MAX_FROM_LENGTH = 1000

/**
 * `GET /api/users/sso?from=`: leads to the single sign-on provider (303), with what must be the same afterwards in a
 * sealed cookie. A link, so that it works without the script. Where that cannot be, leads back to the sign-in page, which
 * says why. Source: spec.md section 7, "POST /sso", "GET /authorize"; decisions.md "Sessions and accounts".
 */
export const startSignOn: Endpoint = {
  method: 'get',
  path: '/sso',
  handler: async (req) => {
    const path = toSitePath(req.query.from)
    const from = path && path.length <= MAX_FROM_LENGTH ? path : undefined
    const attempt = await allowAttempt(req, 'sign-on-address')
    if (!attempt.isAllowed) return toSignInPage({ problem: 'too_many_attempts', from })
    return asksProvider(
      req,
      (fault) => toSignInPage({ problem: fault, from }),
      async () => {
        const { url, checks } = await beginSignOn(returnUrl(req))
        return new Response(null, {
          status: 303,
          headers: {
            Location: url.href,
            'Set-Cookie': signOnCookie.write(req, { ...checks, from }),
            'Cache-Control': 'private, no-store',
          },
        })
      },
    )
  },
}
