import type { Endpoint } from 'payload'
import { readInvoice } from '../../../domain/money/dues'
import { drawInvoice } from '../../../domain/money/invoices'
import { allowAttempt } from '../../../platform/rateLimits'
import { problem, tooManyAttempts } from '../../answers'
import { pdfAnswer } from '../../pdfAnswer'
import { SIGN_IN_FIRST } from './mine'
import { NOT_FOUND } from './one'

/**
 * `GET /api/invoices/:id/pdf`: the invoice as PDF, drawn anew each time, for the person who owes it and for staff who
 * handle money. Answers 200, 401 for a visitor, 404 for anyone else, 429 after many.
 */
export const pdf: Endpoint = {
  method: 'get',
  path: '/:id/pdf',
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', SIGN_IN_FIRST)
    const invoice = await readInvoice(req, req.routeParams?.id)
    if (!invoice) return problem(404, 'not_found', NOT_FOUND)
    const attempt = await allowAttempt(req, 'document', req.user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    return pdfAnswer(await drawInvoice(req.payload, invoice), `invoice-${invoice.number}.pdf`)
  },
}
