import { z } from 'zod'
import { PAYMENT_TEXTS } from '../paymentTexts.constants'

/** Body of `POST /api/invoices/:id/write-off`. Source: issue 12, part 5. */
export const writeOffSchema = z.strictObject({
  /** What is open, as whoever decides saw it, in minor units of the invoice's currency. */
  openMinor: z.coerce.number('Please send the open amount').int('Please send the open amount').positive(),
  /** For the record; the member does not read it. */
  reason: z
    .string(PAYMENT_TEXTS.reasonRequired)
    .trim()
    .min(1, PAYMENT_TEXTS.reasonRequired)
    .max(500, 'At most 500 characters'),
})
export type WriteOffInput = z.output<typeof writeOffSchema>
