import type { Endpoint } from 'payload'
import { GRADES } from '../../domain/memberships/grades.schema'
import { allowAttempt } from '../../platform/rateLimits'
import { problem, tooManyAttempts } from '../answers'
import { pdfAnswer } from '../pdfAnswer'
import { SIGN_IN_FIRST } from './mine'
import { ownMembership } from '../../domain/memberships/ownMembership'

/**
 * `GET /api/memberships/mine/certificate`: the signed-in member's certificate as PDF, drawn anew each time. Answers
 * 200, 401 for a visitor, 409 without a membership that is active or in its grace period, 429 after many.
 * Source: spec.md section 2, "/membership/dashboard"; issue 5, part 4.
 */
export const certificate: Endpoint = {
  method: 'get',
  path: '/mine/certificate',
  handler: async (req) => {
    const { user, payload } = req
    if (!user) return problem(401, 'unauthenticated', SIGN_IN_FIRST)
    const { status, number, grade, startedAt, expiresAt, registeredName } = await ownMembership(req, user)
    const isMember = status === 'active' || status === 'grace'
    if (!isMember || !number || !grade || !startedAt || !registeredName)
      return problem(409, 'no_membership', 'The certificate is for members whose membership is active')
    const attempt = await allowAttempt(req, 'document', user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const { renderCertificate } = await import('../../domain/memberships/renderCertificate') // draws seldom, weighs much
    const { name } = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: false })
    const url = payload.config.serverURL
    const pdf = await renderCertificate({
      number,
      fullName: registeredName,
      grade: GRADES[grade],
      startedAt,
      expiresAt,
      verifyUrl: `${url}/verify/${encodeURIComponent(number)}`,
      association: { name, url },
    })
    return pdfAnswer(pdf, `certificate-${number}.pdf`)
  },
}
