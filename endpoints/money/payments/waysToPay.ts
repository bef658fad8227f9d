import type { Endpoint } from 'payload'
import { readWaysToPay } from '../../../domain/money/payments'
import { problem } from '../../answers'
import { findReadableInvoice } from './findReadableInvoice'

/**
 * `GET /api/invoices/:id/ways-to-pay`: how an invoice can be paid and what was paid so far, for who owes it
 * and staff who handle money. Answers 200 `WaysToPay`, 401, 404.
 */
export const waysToPay: Endpoint = {
  method: 'get',
  path: '/:id/ways-to-pay',
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', 'Please sign in to see your invoices')
    const invoice = await findReadableInvoice(req, req.routeParams?.id)
    return invoice
      ? Response.json(await readWaysToPay(req.payload, invoice))
      : problem(404, 'not_found', 'This invoice could not be found')
  },
}
