import { BILLING_TEXTS as TEXTS } from '../../../domain/money/billing/billingTexts.constants'
import { undoWriteOff, writeOffInvoice } from '../../../domain/money/payments'
import { undoWriteOffSchema, writeOffSchema } from '../../../domain/money/payments/writeOffs/writeOff.schema'
import type { WriteOffProblem } from '../../../domain/money/payments/writeOffs/writeOffInvoice'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { PROVED, unless } from '../../guards'
import { INVOICE_ID, NO_INVOICE } from '../invoiceSchemas'
import { invoiceAnswer } from '../moneySchemas'
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
export const writeOff = declareEndpoint({
  method: 'post',
  path: '/:id/write-off',
  operation: {
    tag: 'Staff: payments',
    summary: 'Write off what is open of an invoice',
    parameters: INVOICE_ID,
    answers: {
      ...reads(invoiceAnswer, 'Written off'),
      ...NO_INVOICE,
      409: 'Nothing is open, or another amount, or a payment is being checked',
    },
  },
  access: unless((req) => refuseToMoveMoney(req, 'invoices'), PROVED),
  body: writeOffSchema,
  handler: async (req, { body, user }) => {
    const id = req.routeParams?.id
    if (!isObjectId(id)) return problem(404, 'not_found', TEXTS.invoiceNotFound)
    const result = await writeOffInvoice(req, id, body, user.id)
    return 'problem' in result ? refuse(result.problem, TEXTS.nothingOpen) : Response.json(result)
  },
})

/**
 * `POST /api/invoices/:id/undo-write-off` `{ reason }`: what was written off is owed again, by a reversing entry.
 * Answers as `…/write-off`; 409 when nothing is written off.
 */
export const undo = declareEndpoint({
  method: 'post',
  path: '/:id/undo-write-off',
  operation: {
    tag: 'Staff: payments',
    summary: 'Let what was written off be owed again',
    parameters: INVOICE_ID,
    answers: { ...reads(invoiceAnswer, 'Owed again'), ...NO_INVOICE, 409: 'Nothing is written off' },
  },
  access: unless((req) => refuseToMoveMoney(req, 'invoices'), PROVED),
  body: undoWriteOffSchema,
  handler: async (req, { body, user }) => {
    const id = req.routeParams?.id
    if (!isObjectId(id)) return problem(404, 'not_found', TEXTS.invoiceNotFound)
    const result = await undoWriteOff(req, id, body.reason, user.id)
    return 'problem' in result ? refuse(result.problem, TEXTS.nothingWrittenOff) : Response.json(result)
  },
})
