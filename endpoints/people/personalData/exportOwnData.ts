import type { Endpoint } from 'payload'
import { packOwnData } from '../../../domain/people/personalData'
import { allowAttempt } from '../../../platform/rateLimits'
import { signInFirst, tooManyAttempts } from '../../answers'
import { requireRecentAuth } from '../../accounts/authentication/requireRecentAuth'

/**
 * `GET /api/users/my-data`: everything that is stored about the signed-in person, as one zip archive that
 * explains itself. Answers 200, 401 without a session or a recent proof of who asks, 429 after ten in an
 * hour.
 */
export const myData: Endpoint = {
  method: 'get',
  path: '/my-data',
  handler: async (req) => {
    const refusal = await requireRecentAuth(req)
    if (refusal || !req.user) return refusal ?? signInFirst()
    const attempt = await allowAttempt(req, 'my-data', req.user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const { filename, content } = await packOwnData(req, req.user)
    return new Response(content, {
      headers: {
        'Cache-Control': 'private, no-store',
        'Content-Disposition': `attachment; filename="${filename}"`,
        'Content-Type': 'application/zip',
        'X-Content-Type-Options': 'nosniff',
      },
    })
  },
}
