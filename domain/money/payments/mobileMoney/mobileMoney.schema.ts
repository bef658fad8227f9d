import { z } from 'zod'
import { PAYMENT_TEXTS } from '../paymentTexts.constants'

/** A mobile number of South Sudan as people write it; the output is `211…`, digits only. */
const mobileNumberSchema = z
  .string(PAYMENT_TEXTS.phone)
  .transform((text) => /^(?:(?:\+|00)?211|0)?(9\d{8})$/.exec(text.replace(/[\s().-]/g, ''))?.[1])
  .pipe(z.string(PAYMENT_TEXTS.phone).transform((number) => `211${number}`))

/** The fields of the form. */
export const mobileMoneyFormSchema = z.strictObject({
  phone: mobileNumberSchema,
  /** A box that is ticked: the next instalment alone is paid. */
  isInstalment: z
    .string()
    .optional()
    .transform((ticked) => ticked !== undefined),
})

/** Body of `POST /api/payments/momo`; `key` is made by the client, one for each request for money. */
export const mobileMoneySchema = mobileMoneyFormSchema.extend({
  invoice: z.string(),
  key: z.uuid(),
  isInstalment: z.boolean().default(false),
})
