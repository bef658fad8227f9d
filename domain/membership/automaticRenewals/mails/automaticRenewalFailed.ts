import { z } from 'zod'
import { formatJubaDate } from '../../../../platform/jubaTime'
import { currencySchema } from '../../../../platform/money.schema'
import { formatMoney } from '../../../../platform/moneyFormat.schema'
import { button, facts, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'

/** To a member whose saved card was refused: why, how to pay, and whether it is tried again. */
export const automaticRenewalFailed = defineMail({
  schema: z.strictObject({
    fullName: z.string(),
    reason: z.string(),
    invoice: z.string(),
    invoiceNumber: z.string(),
    amountMinor: z.number().int(),
    currency: currencySchema,
    expiresAt: z.iso.datetime(),
    nextTryAt: z.iso.datetime().nullable(),
  }),
  subject: (_, site) => `Your membership of ${site.shortName} could not be renewed by card`,
  body: ({ fullName, reason, invoice, invoiceNumber, amountMinor, currency, expiresAt, nextTryAt }) => [
    paragraph(`Dear ${fullName},`),
    paragraph(`We could not charge the card that you saved for your renewal. ${reason} Nothing was taken.`),
    facts({
      Invoice: invoiceNumber,
      Amount: formatMoney({ amountMinor, currency }),
      'Your membership ends on': formatJubaDate(expiresAt),
    }),
    paragraph(
      nextTryAt
        ? `We try the card again on ${formatJubaDate(nextTryAt)}. You can also pay now, by card or another way.`
        : 'We do not try this card again. Please pay by another card or another way.',
    ),
    button('Pay the Invoice', `/membership/dues/${invoice}`),
  ],
})
