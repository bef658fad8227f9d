import { z } from 'zod'
import { formatJubaDate } from '../../../../platform/jubaTime'
import { currencySchema } from '../../../../platform/money.schema'
import { formatMoney } from '../../../../platform/moneyFormat.schema'
import { button, facts, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'

/** To a member with automatic renewal: how much the card is charged, when, and how to stop it. */
export const automaticRenewalAnnounced = defineMail({
  schema: z.strictObject({
    fullName: z.string(),
    amountMinor: z.number().int(),
    currency: currencySchema,
    chargesAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  }),
  subject: (_, site) => `Your membership of ${site.shortName} will be renewed by card`,
  body: ({ fullName, amountMinor, currency, chargesAt, expiresAt }) => [
    paragraph(`Dear ${fullName},`),
    paragraph('As you agreed, we renew your membership for one year by the card that you saved.'),
    facts({
      Amount: formatMoney({ amountMinor, currency }),
      'Your card is charged on': formatJubaDate(chargesAt),
      'Your membership ends on': formatJubaDate(expiresAt),
    }),
    paragraph('You can switch automatic renewal off before that day.'),
    button('See or Switch Off', '/membership/dues'),
  ],
})
