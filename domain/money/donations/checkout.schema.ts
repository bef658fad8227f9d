import { z } from 'zod'
import { hasLink } from '../../../platform/outsideInput.schema'
import { DONATION_TEXTS, type DonationStatus, donationProblem, toCents } from './donation.schema'
import { ON_ONE_LINE } from '../../../platform/requiredText.schema'

const amountCents = z.number(DONATION_TEXTS.invalidAmount).superRefine((cents, context) => {
  const message = donationProblem(cents)
  if (message) context.addIssue({ code: 'custom', message })
})

/** Created by the page, one for each donation: sending it again opens no second payment. */
const key = z.string('Please reload the page').regex(/^[\w-]{16,64}$/, 'Please reload the page')

/** `POST /api/donations/checkout`. Source: spec.md sections 5 and 7, "create-donation". */
export const checkoutSchema = z.strictObject({
  amountCents,
  key,
  name: z
    .string()
    .trim()
    .max(100, 'At most 100 characters')
    .regex(...ON_ONE_LINE)
    // the mail with the receipt shows it, whose address the donor types
    .refine((name) => !hasLink(name), 'Please enter the name without links or addresses')
    .optional(),
  email: z.string().trim().toLowerCase().max(255).pipe(z.email('Valid email is required')).optional(),
})
export type CheckoutInput = z.output<typeof checkoutSchema>

const dollars = z.string().max(20).default('')

/** The same from a form sent without JavaScript: an amount in the text box counts before the chosen preset. */
export const checkoutFormSchema = z
  .object({ amount: dollars, custom: dollars })
  .transform(({ amount, custom }) => ({ amountCents: toCents(custom.trim() || amount) ?? NaN }))
  .pipe(z.object({ amountCents }))

/** The answer of `POST /api/donations/checkout`: the address of the payment page. */
export interface CheckoutAnswer {
  url: string
}

/** `GET /api/donations/options`. */
export interface DonationOptions {
  /** Whether card payments are set up. */
  isAvailable: boolean
}

/**
 * `GET /api/donations/by-key/:key`: the state of a donation, for the holder of its unguessable key. No
 * personal data.
 */
export interface DonationState {
  status: DonationStatus
  amountCents: number
  receiptNumber: string | null
}

/** Donations of a month (`2026-11`, in Juba) and a status. */
export interface DonationTotal {
  month: string
  status: DonationStatus
  count: number
  amountCents: number
  refundedCents: number
  disputedCents: number
}

/** What `GET /api/donations/totals` answers, the newest month first. */
export interface DonationTotals {
  totals: DonationTotal[]
}
