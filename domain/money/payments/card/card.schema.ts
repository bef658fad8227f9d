import { z } from 'zod'

/** The fields of the form. */
export const cardFormSchema = z.object({
  /** A box that is ticked. */
  savesCard: z
    .string()
    .optional()
    .transform((ticked) => ticked !== undefined),
  /** The same: the next instalment alone is paid. */
  isInstalment: z
    .string()
    .optional()
    .transform((ticked) => ticked !== undefined),
})

/** Body of `POST /api/payments/card`; `key` is made by the client, one for each press. */
export const cardSchema = z.strictObject({
  /** Id of the invoice. */
  invoice: z.string(),
  key: z.uuid(),
  /** Whether the payer lets us charge this card for the renewals that follow. */
  savesCard: z.boolean().default(false),
  /** Whether the next instalment alone is paid, of an invoice that has several. */
  isInstalment: z.boolean().default(false),
})
export type CardInput = z.output<typeof cardSchema>

/** What `POST /api/payments/card` answers: the address of the payment page, and the id of the payment. */
export interface StartedCard {
  url: string
  payment: string
}
