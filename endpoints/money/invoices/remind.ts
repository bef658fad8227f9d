import { hasOpenPayment } from '../../../domain/money/payments'
import { BILLING_TEXTS as TEXTS } from '../../../domain/money/billing/billingTexts.constants'
import { type ReminderProblem, remindOfInvoice } from '../../../domain/money/invoices'
import { isObjectId } from '../../../platform/isObjectId'
import { outcomeAnswer } from '../../answerSchemas'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { withRight } from '../../guards'
import { INVOICE_ID, NO_INVOICE } from '../invoiceSchemas'

const REFUSALS: Record<Exclude<ReminderProblem, 'not_found'>, string> = {
  not_open: 'This invoice is not open.',
  no_address: 'There is no email address for this invoice.',
  paying: 'A payment is on its way. Confirm or reject it first.',
  reminded_today: 'A reminder was sent today already.',
}

/**
 * `POST /api/invoices/:id/remind`: reminds who owes an open invoice by mail, once a day. Answers 200 `{ outcome }`,
 * 401, 403, 404, 409 when it is not open, has no address, is being paid, or was reminded of today.
 */
export const remind = declareEndpoint({
  method: 'post',
  path: '/:id/remind',
  operation: {
    tag: 'Staff: payments',
    summary: 'Remind of an open invoice by mail, once a day',
    parameters: INVOICE_ID,
    answers: {
      ...reads(outcomeAnswer('reminded'), 'The mail is on its way'),
      ...NO_INVOICE,
      409: 'It is not open, has no address, is being paid, or was reminded of today',
    },
  },
  access: withRight('money'),
  handler: async ({ payload, routeParams }) => {
    const id = routeParams?.id
    if (!isObjectId(id)) return problem(404, 'not_found', TEXTS.invoiceNotFound)
    const result = await remindOfInvoice(payload, id, hasOpenPayment)
    if (!('problem' in result)) return Response.json(result)
    return result.problem === 'not_found'
      ? problem(404, 'not_found', TEXTS.invoiceNotFound)
      : problem(409, result.problem, REFUSALS[result.problem])
  },
})
