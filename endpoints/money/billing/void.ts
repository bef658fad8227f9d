import { BILLING_TEXTS as TEXTS } from '../../../domain/money/billing/billingTexts.constants'
import { voidInvoice } from '../../../domain/money/invoices'
import { reasonSchema } from '../../../domain/money/payments/staffPayments.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { PROVED, unless } from '../../guards'
import { INVOICE_ID, NO_INVOICE, voidedAnswer } from '../invoiceSchemas'
import { refuseToMoveMoney } from '../payments/refuseToMoveMoney'

/**
 * `POST /api/invoices/:id/void` `{ reason }`: an invoice of which nothing was paid is owed no more; it keeps its
 * number. Answers 200 `{ status }`, 400, 401 also without a recent proof, 403, 404, 409 when something was paid or
 * credited, or it is void. Source: issue 12, part 2.
 */
export const voidOne = declareEndpoint({
  method: 'post',
  path: '/:id/void',
  operation: {
    tag: 'Staff: payments',
    summary: 'Void an invoice of which nothing was paid; it keeps its number',
    parameters: INVOICE_ID,
    answers: {
      ...reads(voidedAnswer, 'Voided'),
      ...NO_INVOICE,
      409: 'Something was paid or credited, or it is void',
    },
  },
  access: unless((req) => refuseToMoveMoney(req, 'invoices'), PROVED),
  body: reasonSchema,
  handler: async (req, { body, user }) => {
    const id = req.routeParams?.id
    if (!isObjectId(id)) return problem(404, 'not_found', TEXTS.invoiceNotFound)
    const result = await voidInvoice(req, id, body.reason, user.id)
    if (!('problem' in result)) return Response.json(result)
    return result.problem === 'not_found'
      ? problem(404, 'not_found', TEXTS.invoiceNotFound)
      : problem(409, 'not_open', TEXTS.notOpen)
  },
})
