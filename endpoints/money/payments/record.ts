import type { Endpoint } from 'payload'
import { recordByHand } from '../../../domain/money/payments'
import { PAYMENT_TEXTS as TEXTS } from '../../../domain/money/payments/paymentTexts.constants'
import { recordByHandSchema } from '../../../domain/money/payments/staffPayments.schema'
import { fieldProblem, invalid, problem, readJson } from '../../answers'
import { ownMatter } from '../../refuseOwn'
import { refuseToMoveMoney } from './refuseToMoveMoney'

/**
 * `POST /api/payments/record`: money that staff took or saw; cash and cheques with the sheet of the receipt
 * book, which is recorded once. Body: `recordByHandSchema`. Answers 201 `PaymentView`, also when it was
 * recorded alike before, 400, 401 also without a recent proof, 403 also for the own invoice, 409 for a sheet that was
 * used for another payment.
 */
export const record: Endpoint = {
  method: 'post',
  path: '/record',
  handler: async (req) => {
    const refusal = await refuseToMoveMoney(req)
    if (refusal || !req.user) return refusal ?? problem(401, 'unauthenticated', TEXTS.signIn)
    const input = recordByHandSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const result = await recordByHand(req, input.data, req.user.id)
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
}
