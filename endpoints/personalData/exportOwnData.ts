import { type Zippable, strToU8, zip } from 'fflate'
import type { Endpoint } from 'payload'
import { recordSecurityEvent } from '../../domain/audit'
import { allowAttempt } from '../../platform/rateLimits'
import { problem, tooManyAttempts } from '../answers'
import { requireRecentAuth } from '../authentication/requireRecentAuth'
import { readOwnData } from '../../domain/personalData/collectOwnData'

const readme = (email: string, at: Date): string => `Your data
=========

Everything that this site keeps about the account ${email}, as of ${at.toISOString()}.
The files are JSON, a text format that people and programs can read. Times are in UTC.

profile.json        What your profile says, and who may see it
account.json        Your account: address, roles, two-step sign-in, linked single sign-on
applications.json   Your applications for membership
application-draft.json  What you have saved of an application that is not sent yet
membership.json     Your membership, its number and dates, and requests to renew it or to change your name
registrations.json  Events you are registered for
cpd.json            Hours of professional development that you recorded
donations.json      Donations made while you were signed in; amounts are in cents
submissions.json    Papers that you offered
messages.json       Messages you sent while you were signed in, and their answers
member-messages.json  What you wrote to other members and they to you, and whom you blocked
sessions.json       Devices that are signed in
photo.webp          Your photo, if you have one

Not in here: your password and the secret of two-step sign-in, which nobody can read, and notes of the staff.
`

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
    const { documents, photo } = await readOwnData(req, req.user)
    const now = new Date()
    const files: Zippable = { 'README.txt': strToU8(readme(req.user.email, now)) }
    for (const [name, content] of Object.entries(documents))
      files[name] = strToU8(`${JSON.stringify(content, null, 2)}\n`)
    if (photo) files['photo.webp'] = [photo, { level: 0 }]
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
