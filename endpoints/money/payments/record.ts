import { recordByHand } from '../../../domain/money/payments'
import { PAYMENT_TEXTS as TEXTS } from '../../../domain/money/payments/paymentTexts.constants'
import { recordByHandSchema } from '../../../domain/money/payments/staffPayments.schema'
import { fieldProblem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { adds } from '../../describedAnswers'
import { PROVED, unless } from '../../guards'
import { ownMatter } from '../../refuseOwn'
import { paymentAnswer } from '../moneySchemas'
import { refuseToMoveMoney } from './refuseToMoveMoney'

/**
 * `POST /api/payments`: money that staff took or saw; cash and cheques with the sheet of the receipt
 * book, which is recorded once. Body: `recordByHandSchema`. Answers 201 `PaymentView`, also when it was
 * recorded alike before, 400, 401 also without a recent proof, 403 also for the own invoice, 409 for a sheet that was
 * used for another payment.
 */
export const record = declareEndpoint({
  method: 'post',
  path: '/',
  operation: {
    tag: 'Staff: payments',
    summary: 'Record money that staff took or saw; the same again is recorded once',
    answers: {
      ...adds(paymentAnswer, 'Recorded'),
      409: 'The sheet of the receipt book was used for another payment',
    },
  },
  access: unless(refuseToMoveMoney, PROVED),
  body: recordByHandSchema,
  handler: async (req, { body, user }) => {
    const result = await recordByHand(req, body, user.id)
    if (!('problem' in result)) return Response.json(result, { status: 201 })
    switch (result.problem) {
      case 'own':
        return ownMatter('payment')
      case 'invoice_not_found':
        return fieldProblem(400, 'invoice_not_found', 'invoice', TEXTS.invoiceNotFound)
      case 'receipt_taken':
        return fieldProblem(409, 'receipt_taken', 'number', TEXTS.receiptTaken)
    }
  },
})
