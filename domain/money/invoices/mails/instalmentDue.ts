import { z } from 'zod'
import { formatJubaDate } from '../../../../platform/jubaTime'
import { button, facts, note, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'

/** To who pays an invoice in instalments: the next one is due soon, or is overdue. */
export const instalmentDue = defineMail({
  schema: z.strictObject({
    invoiceId: z.string(),
    number: z.string(),
    fullName: z.string(),
    /** In groups of four. */
    reference: z.string(),
    /** As displayed. */
    amount: z.string(),
    dueAt: z.string(),
    isOverdue: z.boolean(),
  }),
  subject: ({ number, isOverdue }, site) =>
    isOverdue
      ? `An instalment of invoice ${number} of ${site.shortName} is overdue`
      : `An instalment of invoice ${number} of ${site.shortName} is due soon`,
  body: ({ invoiceId, number, fullName, reference, amount, dueAt, isOverdue }) => [
    paragraph(`Dear ${fullName},`),
    paragraph(
      isOverdue
        ? `The instalment that was due on ${formatJubaDate(dueAt)} has not been paid. Your membership keeps its rights only while instalments are paid on time: please pay it soon.`
        : `The next instalment of your invoice is due on ${formatJubaDate(dueAt)}.`,
    ),
    facts({
      Invoice: number,
      Amount: amount,
      'Due by': formatJubaDate(dueAt),
      'Payment reference': reference,
    }),
    button('See How to Pay', `/membership/dues/${invoiceId}`),
    note('If you have paid already, you need not do anything. If you cannot pay, please contact us.'),
  ],
})
