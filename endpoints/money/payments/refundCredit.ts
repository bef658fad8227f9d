import type { Endpoint } from 'payload'
import { refundCredit as refund } from '../../../domain/money/payments'
import { PAYMENT_TEXTS as TEXTS } from '../../../domain/money/payments/paymentTexts.constants'
import { creditRefundSchema } from '../../../domain/money/payments/staffPayments.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { fieldProblem, invalid, problem, readJson } from '../../answers'
import { refuseToMoveMoney } from './refuseToMoveMoney'

/**
 * `POST /api/payments/:id/refund-credit` `{ amount, method, transaction?, reason, key }`: records that credit of a
 * payment was paid back to the payer by bank, cash or mobile money; the same key again records nothing more. Answers
 * 201 `PaymentView`, 400, 401 also without a recent proof, 403, 404, 409 without so much credit or for a used key.
 */
export const refundCredit: Endpoint = {
  method: 'post',
  path: '/:id/refund-credit',
  handler: async (req) => {
    const refusal = await refuseToMoveMoney(req, 'payments')
    if (refusal || !req.user) return refusal ?? problem(401, 'unauthenticated', TEXTS.signIn)
    const id = req.routeParams?.id
    if (!isObjectId(id)) return problem(404, 'not_found', TEXTS.notFound)
    const input = creditRefundSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const result = await refund(req, id, input.data, req.user.id)
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
}
