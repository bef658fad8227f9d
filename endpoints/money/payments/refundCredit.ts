import { refundCredit as refund } from '../../../domain/money/payments'
import { PAYMENT_TEXTS as TEXTS } from '../../../domain/money/payments/paymentTexts.constants'
import { creditRefundSchema } from '../../../domain/money/payments/staffPayments.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { fieldProblem, problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { adds } from '../../describedAnswers'
import { PROVED, unless } from '../../guards'
import { paymentAnswer } from '../moneySchemas'
import { NO_PAYMENT, PAYMENT_ID } from './paymentSchemas'
import { refuseToMoveMoney } from './refuseToMoveMoney'

/**
 * `POST /api/payments/:id/refund-credit` `{ amount, method, transaction?, reason, key }`: records that credit of a
 * payment was paid back to the payer by bank, cash or mobile money; the same key again records nothing more. Answers
 * 201 `PaymentView`, 400, 401 also without a recent proof, 403, 404, 409 without so much credit or for a used key.
 */
export const refundCredit = declareEndpoint({
  method: 'post',
  path: '/:id/refund-credit',
  operation: {
    tag: 'Staff: payments',
    summary: 'Record that credit was paid back; the same key again records nothing more',
    parameters: PAYMENT_ID,
    answers: {
      ...adds(paymentAnswer, 'Recorded'),
      ...NO_PAYMENT,
      409: 'It has less credit, or the key was used for another refund',
    },
  },
  access: unless((req) => refuseToMoveMoney(req, 'payments'), PROVED),
  body: creditRefundSchema,
  handler: async (req, { body, user }) => {
    const id = req.routeParams?.id
    if (!isObjectId(id)) return problem(404, 'not_found', TEXTS.notFound)
    const result = await refund(req, id, body, user.id)
    if (!('problem' in result)) return Response.json(result, { status: 201 })
    switch (result.problem) {
      case 'not_found':
        return problem(404, 'not_found', TEXTS.notFound)
      case 'no_credit':
        return fieldProblem(409, 'no_credit', 'amount', TEXTS.noCredit)
      case 'key_used':
        return problem(409, 'key_used', TEXTS.refundKeyUsed)
    }
  },
})
