import { z } from 'zod'
import { currencySchema } from '../../../../platform/money.schema'
import { formatMoney } from '../../../../platform/moneyFormat.schema'
import { button, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'

/** To a member whose invoice somebody else paid, as a colleague in one transfer for several; or where that was taken back. */
export const paidByOther = defineMail({
  schema: z.strictObject({
    fullName: z.string(),
    status: z.enum(['confirmed', 'reversed']),
    invoiceNumber: z.string(),
    amountMinor: z.number().int(),
    currency: currencySchema,
    /** What is still to be paid, in the invoice's currency; null for nothing. */
    open: z.string().nullable(),
  }),
  subject: ({ status, invoiceNumber }) =>
    status === 'confirmed'
      ? `Invoice ${invoiceNumber} was paid for you`
      : `Invoice ${invoiceNumber}: the payment for you was taken back`,
  body: ({ fullName, status, invoiceNumber, amountMinor, currency, open }) => {
    const amount = formatMoney({ amountMinor, currency })
    const what =
      status === 'confirmed'
        ? `Somebody else has paid ${amount} of your invoice ${invoiceNumber}, for example a colleague in one transfer for several people.`
        : `Somebody else had paid ${amount} of your invoice ${invoiceNumber}. That payment was taken back.`
    return [
      paragraph(`Dear ${fullName},`),
      paragraph(
        `${what} ${open === null ? 'You have nothing more to pay for it.' : `${open} of it is still to be paid.`}`,
      ),
      paragraph('If you did not expect this, please reply to this email.'),
      button('See What I Owe', '/membership/dues'),
    ]
  },
})
