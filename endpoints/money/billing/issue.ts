import { issueByHand } from '../../../domain/money/billing'
import { BILLING_TEXTS as TEXTS } from '../../../domain/money/billing/billingTexts.constants'
import { invoiceByHandSchema } from '../../../domain/money/billing/invoiceByHand.schema'
import { fieldProblem, problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { adds, NO_PERSON } from '../../describedAnswers'
import { PROVED, unless } from '../../guards'
import { invoiceAnswer } from '../moneySchemas'
import { refuseToMoveMoney } from '../payments/refuseToMoveMoney'

/**
 * `POST /api/invoices`: an invoice that staff wrote, issued and sent; the same key again issues none. Body:
 * `invoiceByHandSchema`. Answers 201 `InvoiceView`, 400 naming the fields, 401 also without a recent proof, 403, 404
 * for an unknown person, 409 for a key that was used for another invoice. Source: issue 12, part 2.
 */
export const issue = declareEndpoint({
  method: 'post',
  path: '/',
  operation: {
    tag: 'Staff: payments',
    summary: 'Issue an invoice and send it; the same key again issues none',
    answers: { ...adds(invoiceAnswer, 'Issued'), ...NO_PERSON, 409: 'The key was used for another invoice' },
  },
  access: unless(refuseToMoveMoney, PROVED),
  body: invoiceByHandSchema,
  handler: async (req, { body, user }) => {
    const result = await issueByHand(req, body, user.id)
    if (!('problem' in result)) return Response.json(result, { status: 201 })
    switch (result.problem) {
      case 'person_not_found':
        return problem(404, 'not_found', TEXTS.personNotFound)
      case 'chapter_not_found':
        return fieldProblem(400, 'chapter_not_found', 'chapter', TEXTS.chapterNotFound)
      case 'key_used':
        return problem(409, 'key_used', TEXTS.keyUsed)
    }
  },
})
