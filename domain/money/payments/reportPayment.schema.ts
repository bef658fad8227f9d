import { z } from 'zod'
import { amountTextSchema, currencySchema } from '../../../platform/money.schema'
import { uploadKeySchema } from '../../publications/uploads/uploadKey.schema'
import { PAYMENT_TEXTS } from './paymentTexts.constants'
import { paidOnSchema } from './staffPayments.schema'

/** The fields of the form “I have paid”; its file is checked separately. */
export const reportFormSchema = z.strictObject({
  method: z.enum(['bank', 'merchant'], 'Please choose how you paid'),
  amount: amountTextSchema,
  currency: currencySchema,
  paidOn: paidOnSchema,
  /** The number that the bank or the provider gave. */
  transaction: z.string().trim().max(100, 'At most 100 characters').default(''),
})

/** Body of `POST /api/payments/report`. */
export const reportPaymentSchema = reportFormSchema
  .extend({
    /** Id of the invoice. */
    invoice: z.string(),
    /** Made by the client, one for each report: sent again, it is stored once. */
    key: z.uuid(),
    /** Key of the uploaded slip. */
    file: uploadKeySchema.optional(),
  })
  .refine(({ transaction, file }) => transaction !== '' || file !== undefined, {
    path: ['transaction'],
    message: PAYMENT_TEXTS.nothingGiven,
  })
export type PaymentReport = z.output<typeof reportPaymentSchema>

/** Body of `POST /api/invoices/:id/pay-by-credit`: a key made by the client. Sent again, nothing more is used. */
export const payByCreditSchema = z.strictObject({ key: z.uuid('Please send a key') })
