import { spendCredit } from '../../../domain/money/payments'
import { PAYMENT_TEXTS as TEXTS } from '../../../domain/money/payments/paymentTexts.constants'
import { useCreditSchema } from '../../../domain/money/payments/staffPayments.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { fieldProblem, problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { adds } from '../../describedAnswers'
import { PROVED, unless } from '../../guards'
import { paymentAnswer } from '../moneySchemas'
import { ownMatter } from '../../refuseOwn'
import { NO_PAYMENT, PAYMENT_ID } from './paymentSchemas'
import { refuseToMoveMoney } from './refuseToMoveMoney'

/**
 * `POST /api/payments/:id/use-credit` `{ invoice, key, isForOther? }`: uses what a payment left over for an open invoice,
 * of the same person or, when that is said, of another; the same key again uses nothing more. Answers 201 `PaymentView`
 * of the payment by credit, 400, 401 also without a recent proof, 403, 404, 409 without credit, with nothing to pay, or
 * where the key paid something else.
 */
export const credit = declareEndpoint({
  method: 'post',
  path: '/:id/use-credit',
  operation: {
    tag: 'Staff: payments',
    summary: 'Use the credit of a payment for an open invoice; the same key again uses nothing more',
    parameters: PAYMENT_ID,
    answers: {
      ...adds(paymentAnswer, 'The payment by credit'),
      ...NO_PAYMENT,
      409: 'It has no credit, or nothing is open of the invoice',
    },
  },
  access: unless((req) => refuseToMoveMoney(req, 'payments'), PROVED),
  body: useCreditSchema,
  handler: async (req, { body, user }) => {
    const id = req.routeParams?.id
    if (!isObjectId(id)) return problem(404, 'not_found', TEXTS.notFound)
    const result = await spendCredit(req, id, body, user.id)
    if (!('problem' in result)) return Response.json(result, { status: 201 })
    switch (result.problem) {
      case 'not_found':
        return problem(404, 'not_found', TEXTS.notFound)
      case 'invoice_not_found':
        return fieldProblem(400, 'invoice_not_found', 'invoice', TEXTS.invoiceNotFound)
      case 'not_same_person':
        return fieldProblem(400, 'not_same_person', 'invoice', TEXTS.notSamePerson(result.name ?? ''))
      case 'own':
        return ownMatter('invoice')
      case 'not_open':
        return problem(409, 'not_open', TEXTS.notOpen)
      case 'no_credit':
        return problem(409, 'no_credit', TEXTS.noCredit)
      case 'key_used':
        return problem(409, 'key_used', TEXTS.creditKeyUsed)
    }
  },
})
