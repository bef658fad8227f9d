import { readInvoice } from '../../../domain/money/dues'
import { drawInvoice } from '../../../domain/money/invoices'
import { allowAttempt } from '../../../platform/rateLimits'
import { problem, tooManyAttempts } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { PDF, sends, TOO_MANY } from '../../describedAnswers'
import { signedIn } from '../../guards'
import { pdfAnswer } from '../../pdfAnswer'
import { FOR_OWNER, INVOICE_ID } from '../invoiceSchemas'
import { SIGN_IN_FIRST } from './mine'
import { NOT_FOUND } from './one'

/**
 * `GET /api/invoices/:id/pdf`: the invoice as PDF, drawn anew each time, for the person who owes it and for staff who
 * handle money. Answers 200, 401 for a visitor, 404 for anyone else, 429 after many.
 */
export const pdf = declareEndpoint({
  method: 'get',
  path: '/:id/pdf',
  operation: {
    tag: 'Staff: payments',
    summary: 'An invoice as PDF',
    parameters: INVOICE_ID,
    answers: { ...sends(PDF, 'The invoice'), ...FOR_OWNER, ...TOO_MANY },
  },
  access: signedIn(SIGN_IN_FIRST),
  handler: async (req, { user }) => {
    const invoice = await readInvoice(req, req.routeParams?.id)
    if (!invoice) return problem(404, 'not_found', NOT_FOUND)
    const attempt = await allowAttempt(req, 'document', user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    return pdfAnswer(await drawInvoice(req.payload, invoice), `invoice-${invoice.number}.pdf`)
  },
})
