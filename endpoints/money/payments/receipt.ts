import { drawReceipt } from '../../../domain/money/dues'
import { allowAttempt } from '../../../platform/rateLimits'
import { problem, tooManyAttempts } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { PDF, sends, TOO_MANY } from '../../describedAnswers'
import { signedIn } from '../../guards'
import { pdfAnswer } from '../../pdfAnswer'
import { PAYMENT_ID } from './paymentSchemas'

/**
 * `GET /api/payments/:id/receipt`: the receipt of a payment as PDF, drawn anew each time and marked when the
 * payment was reversed, for the payer and for staff who handle money. Answers 200, 401 for a visitor, 404 for anyone else and before there
 * is one, 429 after many.
 */
export const receipt = declareEndpoint({
  method: 'get',
  path: '/:id/receipt',
  operation: {
    tag: 'Staff: payments',
    summary: 'The receipt of a confirmed payment',
    parameters: PAYMENT_ID,
    answers: {
      ...sends(PDF, 'The receipt'),
      404: 'There is no receipt, or it is of somebody else',
      ...TOO_MANY,
    },
  },
  access: signedIn('Please sign in to see your receipts'),
  handler: async (req, { user }) => {
    const drawn = await drawReceipt(req, req.routeParams?.id)
    if (!drawn) return problem(404, 'not_found', 'There is no receipt here')
    const attempt = await allowAttempt(req, 'document', user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    return pdfAnswer(drawn.pdf, drawn.filename)
  },
})
