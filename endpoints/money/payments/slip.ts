import { findSlip } from '../../../domain/money/payments'
import { PAYMENT_TEXTS as TEXTS } from '../../../domain/money/payments/paymentTexts.constants'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { sends } from '../../describedAnswers'
import { fileAnswer } from '../../fileAnswer'
import { signedIn } from '../../guards'
import { PAYMENT_ID } from './paymentSchemas'

/**
 * `GET /api/payments/:id/slip`: the slip of a payment, for the payer and staff who handle money. Answers 200,
 * 206, 401, 404.
 */
export const slip = declareEndpoint({
  method: 'get',
  path: '/:id/slip',
  operation: {
    tag: 'Staff: payments',
    summary: 'The slip that a payer sent',
    parameters: PAYMENT_ID,
    answers: {
      ...sends('*/*', 'The slip, a picture or PDF'),
      206: { description: 'The part that was asked for', file: '*/*' },
      404: 'There is no slip, or it is of somebody else',
    },
  },
  access: signedIn(TEXTS.signIn),
  handler: async (req, { user }) => {
    const id = req.routeParams?.id
    const file = isObjectId(id) ? await findSlip(req, id, user) : null
    if (!file) return problem(404, 'not_found', TEXTS.noSlip)
    const answer = await fileAnswer(req, file)
    answer.headers.set('Cache-Control', 'private, no-store')
    answer.headers.set('Content-Security-Policy', "default-src 'none'; sandbox")
    return answer
  },
})
