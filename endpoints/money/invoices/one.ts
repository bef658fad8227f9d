import type { Endpoint } from 'payload'
import { readInvoiceDetail } from '../../../domain/money/dues'
import { problem } from '../../answers'
import { SIGN_IN_FIRST } from './mine'

export const NOT_FOUND = 'This invoice could not be found'

/**
 * `GET /api/invoices/:id/detail`: an invoice with its payments and how to pay it, for the person who owes it
 * and for staff who handle money. Answers 200 `InvoiceDetail`, 401 for a visitor, 404 for anyone else.
 */
export const one: Endpoint = {
  method: 'get',
  path: '/:id/detail',
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', SIGN_IN_FIRST)
    const invoice = await readInvoiceDetail(req, req.routeParams?.id)
    return invoice ? Response.json(invoice) : problem(404, 'not_found', NOT_FOUND)
  },
}
