import { z } from 'zod'
import { GIVE_A_REASON } from '../../../../platform/formTexts.constants'
import { requiredText } from '../../../../platform/requiredText.schema'

/** For the record; the member does not read it. */
const reason = requiredText(GIVE_A_REASON, 500)

/** Body of `POST /api/invoices/:id/write-off`. Source: issue 12, part 5. */
export const writeOffSchema = z.strictObject({
  /** What is open, as whoever decides saw it, in minor units of the invoice's currency. */
  openMinor: z.coerce.number('Please send the open amount').int('Please send the open amount').positive(),
  reason,
})
export type WriteOffInput = z.output<typeof writeOffSchema>

/** Body of `POST /api/invoices/:id/undo-write-off`. */
export const undoWriteOffSchema = z.strictObject({ reason })
