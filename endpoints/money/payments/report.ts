import { reportPayment } from '../../../domain/money/payments'
import { PAYMENT_TEXTS as TEXTS } from '../../../domain/money/payments/paymentTexts.constants'
import { reportPaymentSchema } from '../../../domain/money/payments/reportPayment.schema'
import { allowAttempt } from '../../../platform/rateLimits'
import { problem, tooManyAttempts } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'
import { takeProblem } from '../../publications/uploads/uploadProblem'
import { findReadableInvoice } from './findReadableInvoice'

/**
 * `POST /api/payments/report`: a payer says to have paid an own invoice by bank or to our mobile money
 * number, with the number of the transaction, the upload of a slip, or both. A claim: nothing is settled by
 * it. Body: `reportPaymentSchema`. Answers 201 `{ id }`, 400, 401, 404, 409 when nothing is open or too much
 * is reported, 415, 429.
 */
export const report = declareEndpoint({
  method: 'post',
  path: '/report',
  access: signedIn(TEXTS.signIn),
  body: reportPaymentSchema,
  handler: async (req, { body, user }) => {
    const invoice = await findReadableInvoice(req, body.invoice)
    if (!invoice?.user.equals(user.id)) return problem(404, 'not_found', TEXTS.invoiceNotFound)
    const attempt = await allowAttempt(req, 'payment', user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const result = await reportPayment(req, user.id, invoice, body)
    if ('id' in result) return Response.json({ id: result.id }, { status: 201 })
    if ('refusal' in result) return takeProblem(result)
    switch (result.problem) {
      case 'not_open':
        return problem(409, 'not_open', TEXTS.notOpen)
      case 'not_offered':
        return problem(409, 'not_offered', TEXTS.notOffered)
      case 'too_many':
        return problem(409, 'too_many', TEXTS.tooManyReports)
    }
  },
})
