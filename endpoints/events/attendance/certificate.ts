import { findAttendanceCertificate } from '../../../domain/events/attendance'
import { allowAttempt } from '../../../platform/rateLimits'
import { problem, tooManyAttempts } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'
import { pdfAnswer } from '../../pdfAnswer'

/**
 * `GET /api/events/:id/attendance-certificate`: the signed-in person's certificate of attendance as PDF, drawn anew
 * each time. Answers 200, 401 for a visitor, 404 for who was not marked as there, 409 before the event is over and for
 * a cancelled one, 429 after many.
 */
export const certificate = declareEndpoint({
  method: 'get',
  path: '/:id/attendance-certificate',
  access: signedIn('Please sign in to get your certificate'),
  handler: async (req, { user }) => {
    const found = await findAttendanceCertificate(req.payload, req.routeParams?.id, user.id)
    if ('problem' in found)
      return found.problem === 'not_found'
        ? problem(404, 'not_found', 'You are not marked as there at this event')
        : problem(409, 'not_over', 'The certificate is for events that are over and took place')
    const attempt = await allowAttempt(req, 'document', user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    return pdfAnswer(await found.draw(), `certificate-${found.slug}.pdf`)
  },
})
