import type { Endpoint } from 'payload'
import { listPayments } from '../../../domain/money/payments'
import { paymentListSchema } from '../../../domain/money/payments/staffPayments.schema'
import { invalid } from '../../answers'
import { refuseWithout } from '../../refuseWithout'

/**
 * `GET /api/payments/list?q=&status=&method=&sort=&page=`: a page of payments, the latest first, for staff who handle
 * money. Answers 200 `PaymentList`, 400 for a filter that cannot be read, 401, 403.
 */
export const list: Endpoint = {
  method: 'get',
  path: '/list',
  handler: async (req) => {
    const refusal = refuseWithout('money', req)
    if (refusal) return refusal
    const filter = paymentListSchema.safeParse(req.query)
    return filter.success ? Response.json(await listPayments(req, filter.data)) : invalid(filter.error)
  },
}
