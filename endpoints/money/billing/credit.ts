import { BILLING_TEXTS as TEXTS } from '../../../domain/money/billing/billingTexts.constants'
import { creditInvoice, drawCreditNote } from '../../../domain/money/payments'
import { creditNoteInputSchema } from '../../../domain/money/payments/creditNotes/creditNote.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { allowAttempt } from '../../../platform/rateLimits'
import { fieldProblem, problem, tooManyAttempts } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { adds, PDF, sends, TOO_MANY } from '../../describedAnswers'
import { PROVED, signedIn, unless } from '../../guards'
import { pdfAnswer } from '../../pdfAnswer'
import { INVOICE_ID, NO_INVOICE } from '../invoiceSchemas'
import { creditNoteAnswer } from '../moneySchemas'
import { refuseToMoveMoney } from '../payments/refuseToMoveMoney'

/**
 * `POST /api/invoices/:id/credit` `{ amount, reason, key }`: a credit note for an open or paid invoice, up to what is
 * left of it; what was paid of that is to the payer's credit. The same key again issues none. Answers 201
 * `CreditNoteView`, 400, 401 also without a recent proof, 403, 404, 409 for too much, a void invoice or a used key.
 */
export const credit = declareEndpoint({
  method: 'post',
  path: '/:id/credit',
  operation: {
    tag: 'Staff: payments',
    summary: 'Issue a credit note for an invoice; the same key again issues none',
    parameters: INVOICE_ID,
    answers: {
      ...adds(creditNoteAnswer, 'The credit note'),
      ...NO_INVOICE,
      409: 'Less is left of the invoice, it is void or written off, or the key was used',
    },
  },
  access: unless((req) => refuseToMoveMoney(req, 'invoices'), PROVED),
  body: creditNoteInputSchema,
  handler: async (req, { body, user }) => {
    const id = req.routeParams?.id
    if (!isObjectId(id)) return problem(404, 'not_found', TEXTS.invoiceNotFound)
    const result = await creditInvoice(req, id, body, user.id)
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
})

/**
 * `GET /api/credit-notes/:id/pdf`: a credit note as PDF, for whom it is issued to and staff who handle money. Answers
 * 200, 401 for a visitor, 404 for anyone else, 429 after many.
 */
export const creditNotePdf = declareEndpoint({
  method: 'get',
  path: '/:id/pdf',
  operation: {
    tag: 'Staff: payments',
    summary: 'A credit note as PDF',
    parameters: { id: 'The id of the credit note.' },
    answers: {
      ...sends(PDF, 'The credit note'),
      404: 'There is no such credit note, or it is of somebody else',
      ...TOO_MANY,
    },
  },
  access: signedIn(TEXTS.signIn),
  handler: async (req, { user }) => {
    const drawn = await drawCreditNote(req, req.routeParams?.id)
    if (!drawn) return problem(404, 'not_found', TEXTS.creditNoteNotFound)
    const attempt = await allowAttempt(req, 'document', user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    return pdfAnswer(drawn.pdf, drawn.filename)
  },
})
