import { z } from 'zod'
import { formatMoney } from '../../../../platform/moneyFormat.schema'
import { currencySchema } from '../../../../platform/money.schema'
import { button, facts, paragraph, quote } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'

const SUBJECTS = {
  rejected: (name: string) => `We could not find your payment to ${name}`,
  reversed: (name: string) => `Your payment to ${name} was reversed`,
  refunded: (name: string) => `A refund from ${name}`,
}

const TEXTS = {
  rejected: 'You reported a payment, and we could not find it.',
  reversed: 'A payment that we had confirmed was reversed. What it paid for is open again.',
  refunded: 'A payment went back to your card. What it paid for is open again.',
}

const PARTLY_REFUNDED =
  'A part of a payment went back to your card. What is left of the payment still counts, and has a receipt of its own; what it no longer pays for is open again.'

/** To a payer: a reported payment was not found, a payment was reversed, or money of it went back to the card. */
export const paymentRefused = defineMail({
  schema: z.strictObject({
    fullName: z.string(),
    status: z.enum(['rejected', 'reversed', 'refunded']),
    amountMinor: z.number().int(),
    /** What went back of it, for `refunded`. Mails of earlier versions, which wait in the outbox, do not have it. */
    refundedMinor: z.number().int().nullable().default(null),
    currency: currencySchema,
    reason: z.string().nullable(),
    invoiceNumber: z.string().nullable(),
    invoice: z.string().nullable(),
  }),
  subject: ({ status }, site) => SUBJECTS[status](site.shortName),
  body: ({ fullName, status, amountMinor, refundedMinor, currency, reason, invoiceNumber, invoice }) => [
    paragraph(`Dear ${fullName},`),
    paragraph(refundedMinor !== null && refundedMinor < amountMinor ? PARTLY_REFUNDED : TEXTS[status]),
    ...(reason ? [quote(reason)] : []),
    facts({
      Amount: formatMoney({ amountMinor, currency }),
      ...(refundedMinor !== null && {
        'Paid back to your card': formatMoney({ amountMinor: refundedMinor, currency }),
      }),
      ...(invoiceNumber && { Invoice: invoiceNumber }),
    }),
    button('See how to pay', invoice ? `/membership/dues/${invoice}` : '/membership/dashboard'),
  ],
})
