import { z } from 'zod'
import { AMOUNT_TEXTS } from '../../../platform/money.schema'
import { keysOf } from '../../../platform/records.schema'
import { requiredText } from '../../../platform/requiredText.schema'
import { TRANSFER_ACCOUNTS } from '../transfers/transferAccounts.constants'

const objectId = z.string().regex(/^[\da-f]{24}$/, 'Please choose one')

/** A transfer for a whole office. */
const MAX_PARTS = 50

/** What staff decide about a line. `revision`: what they saw; a line that changed since is not decided. */
export const lineDecisionSchema = z.intersection(
  z.object({ revision: z.number().int().min(0) }),
  z.discriminatedUnion('action', [
    z.object({ action: z.literal('invoice'), invoice: objectId }),
    z.object({ action: z.literal('person'), user: objectId }),
    z.object({
      action: z.literal('split'),
      /** Whose credit the rest is. */
      user: objectId,
      /** What each of several invoices gets, in minor units of the line's currency. */
      parts: z
        .array(z.object({ invoice: objectId, amountMinor: z.number('Please enter an amount').int().min(1) }))
        .min(1, 'Please choose the invoices')
        .max(MAX_PARTS, `Please choose at most ${MAX_PARTS} invoices`)
        .refine(
          (parts) => new Set(parts.map(({ invoice }) => invoice)).size === parts.length,
          'Please choose each invoice once',
        ),
    }),
    z.object({
      action: z.literal('transfer'),
      /** Where the money came from, or where it went. */
      account: z.enum(keysOf(TRANSFER_ACCOUNTS), 'Please choose an account'),
      /** What was charged: besides what came, or of what left. */
      chargeMinor: z.number(AMOUNT_TEXTS.invalid).int().min(0).max(100_000_000_000).default(0),
      /** The chapter whose box of cash it was; left out for that of the head office. */
      chapter: objectId.optional(),
      text: requiredText('Please say what it was', 200),
    }),
    z.object({ action: z.literal('suspense') }),
    // what was set aside is to be decided again
    z.object({ action: z.literal('reopen') }),
    z.object({ action: z.literal('reverse'), payment: objectId }),
    // credit of the payment that was recorded as paid back
    z.object({ action: z.literal('refund'), payment: objectId, refund: z.string().min(1).max(100) }),
    z.object({
      action: z.literal('ignore'),
      note: z.string().trim().min(3, 'Please say why').max(500, 'Please use at most 500 characters'),
    }),
  ]),
)
export type LineDecision = z.infer<typeof lineDecisionSchema>

/** Query of `GET /api/statement-lines/candidates`. */
export const candidateQuerySchema = z.object({
  q: z.string('Please enter a name or number').trim().min(2, 'Please enter a name or number').max(100),
})
