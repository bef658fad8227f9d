import { z } from 'zod'
import { formatJubaDate } from '../../../../platform/jubaTime'
import { formatMoney } from '../../../../platform/moneyFormat.schema'
import { currencySchema } from '../../../../platform/money.schema'
import { button, facts, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'

/** To a payer: the payment was confirmed, with a link to the receipt. */
export const paymentReceipt = defineMail({
  schema: z.strictObject({
    id: z.string(),
    receiptNumber: z.string(),
    amountMinor: z.number().int(),
    currency: currencySchema,
    payer: z.string(),
    paidAt: z.iso.datetime(),
    method: z.string(),
    invoiceNumber: z.string().nullable(),
  }),
  subject: ({ receiptNumber }) => `We have received your payment (receipt ${receiptNumber})`,
  body: ({ id, payer, receiptNumber, amountMinor, currency, paidAt, method, invoiceNumber }) => [
    paragraph(`Dear ${payer},`),
    paragraph('Thank you. We have received your payment.'),
    facts({
      Amount: formatMoney({ amountMinor, currency }),
      Date: formatJubaDate(paidAt),
      ...(invoiceNumber && { Invoice: invoiceNumber }),
      'Paid by': method,
      'Receipt number': receiptNumber,
    }),
    button('Download the Receipt', `/api/payments/${id}/receipt`),
  ],
})
