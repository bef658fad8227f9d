import { readWaysToPay } from '../../../domain/money/payments'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { signedIn } from '../../guards'
import { FOR_OWNER, INVOICE_ID, waysToPayAnswer } from '../invoiceSchemas'
import { findReadableInvoice } from './findReadableInvoice'

/**
 * `GET /api/invoices/:id/ways-to-pay`: how an invoice can be paid and what was paid so far, for who owes it
 * and staff who handle money. Answers 200 `WaysToPay`, 401, 404.
 */
export const waysToPay = declareEndpoint({
  method: 'get',
  path: '/:id/ways-to-pay',
  operation: {
    tag: 'Staff: payments',
    summary: 'How an invoice can be paid',
    parameters: INVOICE_ID,
    answers: { ...reads(waysToPayAnswer, 'The ways to pay'), ...FOR_OWNER },
  },
  access: signedIn('Please sign in to see your invoices'),
  handler: async (req, { user }) => {
    const invoice = await findReadableInvoice(req, req.routeParams?.id)
    return invoice
      ? Response.json(await readWaysToPay(req.payload, invoice, user.id))
      : problem(404, 'not_found', 'This invoice could not be found')
  },
})
