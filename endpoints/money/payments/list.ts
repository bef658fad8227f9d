import { listPayments } from '../../../domain/money/payments'
import { paymentListSchema } from '../../../domain/money/payments/staffPayments.schema'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { withRight } from '../../guards'
import { paymentListAnswer } from './paymentSchemas'

/**
 * `GET /api/payments?q=&status=&method=&sort=&page=`: a page of payments, the latest first, for staff who handle
 * money. Answers 200 `PaymentList`, 400 for a filter that cannot be read, 401, 403.
 */
export const list = declareEndpoint({
  method: 'get',
  path: '/',
  operation: {
    tag: 'Staff: payments',
    summary: 'Payments',
    answers: { ...reads(paymentListAnswer, 'A page of payments') },
  },
  access: withRight('money'),
  query: paymentListSchema,
  handler: async (req, { query }) => Response.json(await listPayments(req, query)),
})
