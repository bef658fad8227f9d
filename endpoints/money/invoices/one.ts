import { readInvoiceDetail } from '../../../domain/money/dues'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { signedIn } from '../../guards'
import { FOR_OWNER, INVOICE_ID, invoiceDetailAnswer } from '../invoiceSchemas'
import { SIGN_IN_FIRST } from './mine'

export const NOT_FOUND = 'This invoice could not be found'

/**
 * `GET /api/invoices/:id/detail`: an invoice with its payments and how to pay it, for the person who owes it
 * and for staff who handle money. Answers 200 `InvoiceDetail`, 401 for a visitor, 404 for anyone else.
 */
export const one = declareEndpoint({
  method: 'get',
  path: '/:id/detail',
  operation: {
    tag: 'Staff: payments',
    summary: 'An invoice with its payments and credit notes',
    parameters: INVOICE_ID,
    answers: { ...reads(invoiceDetailAnswer, 'The invoice'), ...FOR_OWNER },
  },
  access: signedIn(SIGN_IN_FIRST),
  handler: async (req) => {
    const invoice = await readInvoiceDetail(req, req.routeParams?.id)
    return invoice ? Response.json(invoice) : problem(404, 'not_found', NOT_FOUND)
  },
})
