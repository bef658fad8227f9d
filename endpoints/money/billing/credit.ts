import type { Endpoint } from 'payload'
import { BILLING_TEXTS as TEXTS } from '../../../domain/money/billing/billingTexts.constants'
import { creditInvoice, drawCreditNote } from '../../../domain/money/payments'
import { creditNoteInputSchema } from '../../../domain/money/payments/creditNotes/creditNote.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { allowAttempt } from '../../../platform/rateLimits'
import { fieldProblem, invalid, problem, readJson, tooManyAttempts } from '../../answers'
import { refuseToMoveMoney } from '../payments/refuseToMoveMoney'
import { pdfAnswer } from '../../pdfAnswer'

/**
 * `POST /api/invoices/:id/credit` `{ amount, reason, key }`: a credit note for an open or paid invoice, up to what is
 * left of it; what was paid of that is to the payer's credit. The same key again issues none. Answers 201
 * `CreditNoteView`, 400, 401 also without a recent proof, 403, 404, 409 for too much, a void invoice or a used key.
 */
export const credit: Endpoint = {
  method: 'post',
  path: '/:id/credit',
  handler: async (req) => {
    const refusal = await refuseToMoveMoney(req, 'invoices')
    if (refusal || !req.user) return refusal ?? problem(401, 'unauthenticated', TEXTS.signIn)
    const id = req.routeParams?.id
    if (!isObjectId(id)) return problem(404, 'not_found', TEXTS.invoiceNotFound)
    const input = creditNoteInputSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const result = await creditInvoice(req, id, input.data, req.user.id)
    if (!('problem' in result)) return Response.json(result, { status: 201 })
    switch (result.problem) {
      case 'not_found':
        return problem(404, 'not_found', TEXTS.invoiceNotFound)
      case 'not_creditable':
        return problem(409, 'not_creditable', TEXTS.notCreditable)
      case 'written_off':
        return problem(409, 'written_off', TEXTS.undoFirst)
      case 'too_much':
        return fieldProblem(409, 'too_much', 'amount', TEXTS.tooMuchCredit)
      case 'key_used':
        return problem(409, 'key_used', TEXTS.keyUsed)
    }
  },
}

/**
 * `GET /api/credit-notes/:id/pdf`: a credit note as PDF, for whom it is issued to and staff who handle money. Answers
 * 200, 401 for a visitor, 404 for anyone else, 429 after many.
 */
export const creditNotePdf: Endpoint = {
  method: 'get',
  path: '/:id/pdf',
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', TEXTS.signIn)
    const drawn = await drawCreditNote(req, req.routeParams?.id)
    if (!drawn) return problem(404, 'not_found', TEXTS.creditNoteNotFound)
    const attempt = await allowAttempt(req, 'document', req.user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    return pdfAnswer(drawn.pdf, drawn.filename)
  },
}
