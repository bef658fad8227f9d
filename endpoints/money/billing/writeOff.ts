import type { Endpoint } from 'payload'
import { BILLING_TEXTS as TEXTS } from '../../../domain/money/billing/billingTexts.constants'
import { undoWriteOff, writeOffInvoice } from '../../../domain/money/payments'
import type { WriteOffProblem } from '../../../domain/money/payments/writeOffs/writeOffInvoice'
import { undoWriteOffSchema, writeOffSchema } from '../../../domain/money/payments/writeOffs/writeOff.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { invalid, problem, readJson } from '../../answers'
import { refuseToMoveMoney } from '../payments/refuseToMoveMoney'

const refuse = (code: WriteOffProblem, notOpen: string): Response => {
  if (code === 'not_found') return problem(404, code, TEXTS.invoiceNotFound)
  return problem(409, code, { not_open: notOpen, ...TEXTS.writeOff }[code])
}

/**
 * `POST /api/invoices/:id/write-off` `{ openMinor, reason }`: what is open of an invoice will not be paid, and is an
 * expense. Answers 200 `InvoiceView`, 400, 401 also without a recent proof, 403, 404, 409 when nothing is open, another
 * amount than was seen, or a payment is being checked. Source: issue 12, part 5.
 */
export const writeOff: Endpoint = {
  method: 'post',
  path: '/:id/write-off',
  handler: async (req) => {
    const refusal = await refuseToMoveMoney(req, 'invoices')
    if (refusal || !req.user) return refusal ?? problem(401, 'unauthenticated', TEXTS.signIn)
    const id = req.routeParams?.id
    if (!isObjectId(id)) return problem(404, 'not_found', TEXTS.invoiceNotFound)
    const input = writeOffSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const result = await writeOffInvoice(req, id, input.data, req.user.id)
    return 'problem' in result ? refuse(result.problem, TEXTS.nothingOpen) : Response.json(result)
  },
}

/**
 * `POST /api/invoices/:id/undo-write-off` `{ reason }`: what was written off is owed again, by a reversing entry.
 * Answers as `…/write-off`; 409 when nothing is written off.
 */
export const undo: Endpoint = {
  method: 'post',
  path: '/:id/undo-write-off',
  handler: async (req) => {
    const refusal = await refuseToMoveMoney(req, 'invoices')
    if (refusal || !req.user) return refusal ?? problem(401, 'unauthenticated', TEXTS.signIn)
    const id = req.routeParams?.id
    if (!isObjectId(id)) return problem(404, 'not_found', TEXTS.invoiceNotFound)
    const input = undoWriteOffSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const result = await undoWriteOff(req, id, input.data.reason, req.user.id)
    return 'problem' in result ? refuse(result.problem, TEXTS.nothingWrittenOff) : Response.json(result)
  },
}
