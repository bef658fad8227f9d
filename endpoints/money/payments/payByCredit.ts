import { payByCredit as pay } from '../../../domain/money/payments'
import { PAYMENT_TEXTS as TEXTS } from '../../../domain/money/payments/paymentTexts.constants'
import { payByCreditSchema } from '../../../domain/money/payments/reportPayment.schema'
import { allowAttempt } from '../../../platform/rateLimits'
import { outcomeAnswer } from '../../answerSchemas'
import { problem, tooManyAttempts } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { TOO_MANY, reads } from '../../describedAnswers'
import { signedIn } from '../../guards'
import { FOR_OWNER, INVOICE_ID } from '../invoiceSchemas'
import { findReadableInvoice } from './findReadableInvoice'

/**
 * `POST /api/invoices/:id/pay-by-credit` `{ key }`: pays an own invoice from the own credit, as much as it needs and
 * there is; the same key again uses nothing more. Answers 200 `{ outcome }`, 400, 401, 404, 409 without credit or with
 * nothing to pay, 429.
 */
export const payByCredit = declareEndpoint({
  method: 'post',
  path: '/:id/pay-by-credit',
  operation: {
    tag: 'Members',
    summary: 'Pay an own invoice from the own credit; the same key again uses nothing more',
    parameters: INVOICE_ID,
    answers: {
      ...reads(outcomeAnswer('used'), 'Credit was used'),
      ...FOR_OWNER,
      409: 'There is no credit, or nothing is open of the invoice',
      ...TOO_MANY,
    },
  },
  access: signedIn(TEXTS.signIn),
  body: payByCreditSchema,
  handler: async (req, { body, user }) => {
    const invoice = await findReadableInvoice(req, req.routeParams?.id)
    if (!invoice?.user.equals(user.id)) return problem(404, 'not_found', TEXTS.invoiceNotFound)
    const attempt = await allowAttempt(req, 'payment', user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const outcome = await pay(req, invoice, body.key)
    switch (outcome) {
      case 'used':
        return Response.json({ outcome })
      case 'no_credit':
        return problem(409, 'no_credit', TEXTS.noOwnCredit)
      case 'not_open':
        return problem(409, 'not_open', TEXTS.notOpen)
    }
  },
})
