import { z } from 'zod'
import { formatJubaDate } from '../../../../platform/jubaTime'
import { button, facts, note, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'

/** To who owes an invoice: staff remind of what is still open. */
export const invoiceReminder = defineMail({
  schema: z.strictObject({
    invoiceId: z.string(),
    number: z.string(),
    fullName: z.string(),
    /** In groups of four. */
    reference: z.string(),
    /** What is open, as displayed. */
    amount: z.string(),
    dueAt: z.string(),
    isOverdue: z.boolean(),
  }),
  subject: ({ number }, site) => `Reminder: invoice ${number} of ${site.shortName} is open`,
  body: ({ invoiceId, number, fullName, reference, amount, dueAt, isOverdue }) => [
    paragraph(`Dear ${fullName},`),
    paragraph(
      isOverdue
        ? `Invoice ${number} was due on ${formatJubaDate(dueAt)} and is not paid in full. Please pay what is open soon.`
        : `Invoice ${number} is not paid in full yet. Please pay what is open by ${formatJubaDate(dueAt)}.`,
    ),
    facts({
      Invoice: number,
      Open: amount,
      'Due by': formatJubaDate(dueAt),
      'Payment reference': reference,
    }),
    button('See How to Pay', `/membership/dues/${invoiceId}`),
    note('If you have paid already, you need not do anything. If you cannot pay, please contact us.'),
  ],
})
