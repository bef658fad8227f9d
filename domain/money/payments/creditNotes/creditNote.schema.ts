import { z } from 'zod'
import { requiredText } from '../../../../platform/requiredText.schema'
import { amountTextSchema } from '../../../../platform/money.schema'
import { PAYMENT_TEXTS } from '../paymentTexts.constants'

/** Body of `POST /api/invoices/:id/credit`. Source: issue 12, part 2. */
export const creditNoteInputSchema = z.strictObject({
  /** In the invoice's currency, as a person writes it. */
  amount: amountTextSchema,
  /** Printed on the credit note. */
  reason: requiredText(PAYMENT_TEXTS.reasonRequired, 500),
  /** Made by the client, one for each note: sent again, one is issued. */
  key: z.uuid('Please send a key'),
})
export type CreditNoteInput = z.output<typeof creditNoteInputSchema>
