import type { Endpoint } from 'payload'
import { drawReceipt } from '../../../domain/money/dues'
import { allowAttempt } from '../../../platform/rateLimits'
import { problem, tooManyAttempts } from '../../answers'
import { pdfAnswer } from '../../pdfAnswer'

/**
 * `GET /api/payments/:id/receipt`: the receipt of a confirmed payment as PDF, drawn anew each time, for the
 * payer and for staff who handle money. Answers 200, 401 for a visitor, 404 for anyone else and before there
 * is one, 429 after many.
 */
export const receipt: Endpoint = {
  method: 'get',
  path: '/:id/receipt',
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', 'Please sign in to see your receipts')
    const drawn = await drawReceipt(req, req.routeParams?.id)
    if (!drawn) return problem(404, 'not_found', 'There is no receipt here')
    const attempt = await allowAttempt(req, 'document', req.user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    return pdfAnswer(drawn.pdf, drawn.filename)
  },
}
