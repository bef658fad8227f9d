import { type Zippable, strToU8, zip } from 'fflate'
import type { Endpoint } from 'payload'
import { recordSecurityEvent } from '../../domain/audit'
import { allowAttempt } from '../../platform/rateLimits'
import { problem, tooManyAttempts } from '../answers'
import { requireRecentAuth } from '../authentication/requireRecentAuth'
import { collectOwnData, ownDataReadme } from '../../domain/personalData'

const pack = (files: Zippable): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    zip(files, { level: 6 }, (error, data) => (error ? reject(error) : resolve(new Uint8Array(data))))
  })

/**
 * `GET /api/users/my-data`: everything that is kept about the signed-in person, as one zip archive that explains itself.
 * Answers 200, 401 without a session or a recent proof of who asks, 429 after ten in an hour.
 */
export const myData: Endpoint = {
  method: 'get',
  path: '/my-data',
  handler: async (req) => {
    const refusal = await requireRecentAuth(req)
    if (refusal || !req.user) return refusal ?? problem(401, 'unauthenticated', 'Please sign in first.')
    const attempt = await allowAttempt(req, 'my-data', req.user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    await recordSecurityEvent(req, { event: 'data.exported', detail: 'own data' })
    const now = new Date()
    const files: Zippable = { 'README.txt': strToU8(ownDataReadme(req.user.email, now)) }
    for (const [name, content] of await collectOwnData(req, req.user))
      files[name] =
        content instanceof Uint8Array
          ? [content, { level: 0 }]
          : strToU8(`${JSON.stringify(content, null, 2)}\n`)
    return new Response(await pack(files), {
      headers: {
        'Cache-Control': 'private, no-store',
        'Content-Disposition': `attachment; filename="ace-my-data-${now.toISOString().slice(0, 10)}.zip"`,
        'Content-Type': 'application/zip',
        'X-Content-Type-Options': 'nosniff',
      },
    })
  },
}
