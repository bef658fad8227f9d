import type { Endpoint } from 'payload'
import { voidInvoice } from '../../../domain/money/invoices'
import { BILLING_TEXTS as TEXTS } from '../../../domain/money/billing/billingTexts.constants'
import { reasonSchema } from '../../../domain/money/payments/staffPayments.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { invalid, problem, readJson } from '../../answers'
import { refuseToMoveMoney } from '../payments/refuseToMoveMoney'

/**
 * `POST /api/invoices/:id/void` `{ reason }`: an invoice of which nothing was paid is owed no more; it keeps its
 * number. Answers 200 `{ status }`, 400, 401 also without a recent proof, 403, 404, 409 when something was paid or
 * credited, or it is void. Source: issue 12, part 2.
 */
export const voidOne: Endpoint = {
  method: 'post',
  path: '/:id/void',
  handler: async (req) => {
    const refusal = await refuseToMoveMoney(req, 'invoices')
    if (refusal || !req.user) return refusal ?? problem(401, 'unauthenticated', TEXTS.signIn)
    const id = req.routeParams?.id
    if (!isObjectId(id)) return problem(404, 'not_found', TEXTS.invoiceNotFound)
    const input = reasonSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const result = await voidInvoice(req, id, input.data.reason, req.user.id)
    if (!('problem' in result)) return Response.json(result)
    return result.problem === 'not_found'
      ? problem(404, 'not_found', TEXTS.invoiceNotFound)
      : problem(409, 'not_open', TEXTS.notOpen)
  },
}
