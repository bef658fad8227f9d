import { packOwnData } from '../../../domain/people/personalData'
import { allowAttempt } from '../../../platform/rateLimits'
import { tooManyAttempts } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn, withProof } from '../../guards'

/**
 * `GET /api/users/my-data`: everything that is stored about the signed-in person, as one zip archive that
 * explains itself. Answers 200, 401 without a session or a recent proof of who asks, 429 after ten in an
 * hour.
 */
export const myData = declareEndpoint({
  method: 'get',
  path: '/my-data',
  access: withProof(signedIn()),
  handler: async (req, { user }) => {
    const attempt = await allowAttempt(req, 'my-data', user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const { filename, content } = await packOwnData(req, user)
    return new Response(content, {
      headers: {
        'Cache-Control': 'private, no-store',
        'Content-Disposition': `attachment; filename="${filename}"`,
        'Content-Type': 'application/zip',
        'X-Content-Type-Options': 'nosniff',
      },
    })
  },
})
