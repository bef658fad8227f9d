import { drawCertificate, findCertifiedMembership } from '../../../domain/membership/memberships'
import { allowAttempt } from '../../../platform/rateLimits'
import { problem, tooManyAttempts } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'
import { pdfAnswer } from '../../pdfAnswer'
import { SIGN_IN_FIRST } from './mine'

/**
 * `GET /api/memberships/mine/certificate`: the signed-in member's certificate as PDF, drawn anew each time. Answers
 * 200, 401 for a visitor, 409 without a membership that is active or in its grace period, 429 after many.
 * Source: spec.md section 2, "/membership/dashboard"; issue 5, part 4.
 */
export const certificate = declareEndpoint({
  method: 'get',
  path: '/mine/certificate',
  access: signedIn(SIGN_IN_FIRST),
  handler: async (req, { user }) => {
    const membership = await findCertifiedMembership(req, user)
    if (!membership)
      return problem(409, 'no_membership', 'The certificate is for members whose membership is active')
    const attempt = await allowAttempt(req, 'document', user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const pdf = await drawCertificate(req, membership)
    return pdfAnswer(pdf, `certificate-${membership.number}.pdf`)
  },
})
