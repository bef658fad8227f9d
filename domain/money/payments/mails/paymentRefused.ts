import { z } from 'zod'
import { formatMoney } from '../../../../platform/moneyFormat.schema'
import { currencySchema } from '../../../../platform/money.schema'
import { button, facts, paragraph, quote } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'

/** To a payer: a reported payment was not found, or a payment was reversed, with the reason. */
export const paymentRefused = defineMail({
  schema: z.strictObject({
    fullName: z.string(),
    status: z.enum(['rejected', 'reversed']),
    amountMinor: z.number().int(),
    currency: currencySchema,
    reason: z.string().nullable(),
    invoiceNumber: z.string().nullable(),
    invoice: z.string().nullable(),
  }),
  subject: ({ status }, site) =>
    status === 'rejected'
      ? `We could not find your payment to ${site.shortName}`
      : `Your payment to ${site.shortName} was reversed`,
  body: ({ fullName, status, amountMinor, currency, reason, invoiceNumber, invoice }) => [
    paragraph(`Dear ${fullName},`),
    paragraph(
      status === 'rejected'
        ? 'You reported a payment, and we could not find it.'
        : 'A payment that we had confirmed was reversed. What it paid for is open again.',
    ),
    ...(reason ? [quote(reason)] : []),
    facts({
      Amount: formatMoney({ amountMinor, currency }),
      ...(invoiceNumber && { Invoice: invoiceNumber }),
    }),
    button('See how to pay', invoice ? `/membership/dues/${invoice}` : '/membership/dashboard'),
  ],
})
