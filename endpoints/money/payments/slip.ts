import type { Endpoint } from 'payload'
import { findSlip } from '../../../domain/money/payments'
import { PAYMENT_TEXTS as TEXTS } from '../../../domain/money/payments/paymentTexts.constants'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { fileAnswer } from '../../fileAnswer'

/**
 * `GET /api/payments/:id/slip`: the slip of a payment, for the payer and staff who handle money. Answers 200,
 * 206, 401, 404.
 */
export const slip: Endpoint = {
  method: 'get',
  path: '/:id/slip',
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', TEXTS.signIn)
    const id = req.routeParams?.id
    const file = isObjectId(id) ? await findSlip(req, id, req.user) : null
    if (!file) return problem(404, 'not_found', TEXTS.noSlip)
    const answer = await fileAnswer(req, file)
    answer.headers.set('Cache-Control', 'private, no-store')
    answer.headers.set('Content-Security-Policy', "default-src 'none'; sandbox")
    return answer
  },
}
