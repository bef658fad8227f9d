import { z } from 'zod'
import { formatMoney } from '../../../../platform/moneyFormat.schema'
import { currencySchema } from '../../../../platform/money.schema'
import { button, facts, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'

/** To the office: a payment waits to be confirmed. */
export const paymentReported = defineMail({
  schema: z.strictObject({
    amountMinor: z.number().int(),
    currency: currencySchema,
    method: z.string(),
    invoiceNumber: z.string().nullable(),
  }),
  subject: ({ invoiceNumber }) => `A payment to confirm${invoiceNumber ? ` for ${invoiceNumber}` : ''}`,
  body: ({ amountMinor, currency, method, invoiceNumber }) => [
    paragraph('A payment was reported. It counts once you have found it on a statement or at the provider.'),
    facts({
      Amount: formatMoney({ amountMinor, currency }),
      'Paid by': method,
      ...(invoiceNumber && { Invoice: invoiceNumber }),
    }),
    button('Open the payments to confirm', '/admin/payments/to-confirm'),
  ],
})
