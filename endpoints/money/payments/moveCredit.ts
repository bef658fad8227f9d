import { moveCredit as move } from '../../../domain/money/payments'
import { PAYMENT_TEXTS as TEXTS } from '../../../domain/money/payments/paymentTexts.constants'
import { creditMoveSchema } from '../../../domain/money/payments/staffPayments.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { fieldProblem, problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { adds } from '../../describedAnswers'
import { PROVED, unless } from '../../guards'
import { ownMatter } from '../../refuseOwn'
import { paymentAnswer } from '../moneySchemas'
import { NO_PAYMENT, PAYMENT_ID } from './paymentSchemas'
import { refuseToMoveMoney } from './refuseToMoveMoney'

/**
 * `POST /api/payments/:id/move-credit` `{ to, amount, reason, key }`: moves credit of a payment to another person; the
 * same key again moves nothing more. Answers 201 `PaymentView` of the payment by credit, 400, 401 also without a recent
 * proof, 403, 404, 409 without credit.
 */
export const moveCredit = declareEndpoint({
  method: 'post',
  path: '/:id/move-credit',
  operation: {
    tag: 'Staff: payments',
    summary: 'Move credit of a payment to another person; the same key again moves nothing more',
    parameters: PAYMENT_ID,
    answers: {
      ...adds(paymentAnswer, 'The payment by credit'),
      ...NO_PAYMENT,
      409: 'It has no credit of that amount',
    },
  },
  access: unless((req) => refuseToMoveMoney(req, 'payments'), PROVED),
  body: creditMoveSchema,
  handler: async (req, { body, user }) => {
    const id = req.routeParams?.id
    if (!isObjectId(id)) return problem(404, 'not_found', TEXTS.notFound)
    const result = await move(req, id, body, user.id)
    if (!('problem' in result)) return Response.json(result, { status: 201 })
    switch (result.problem) {
      case 'not_found':
        return problem(404, 'not_found', TEXTS.notFound)
      case 'person_not_found':
        return fieldProblem(400, 'person_not_found', 'to', TEXTS.personNotFound)
      case 'same_person':
        return fieldProblem(400, 'same_person', 'to', TEXTS.samePerson)
      case 'own':
        return ownMatter('payment')
      case 'no_credit':
        return problem(409, 'no_credit', TEXTS.noCredit)
      case 'key_used':
        return problem(409, 'key_used', TEXTS.creditKeyUsed)
    }
  },
})
