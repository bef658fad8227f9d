import { z } from 'zod'
import { formatJubaDate } from '../../../platform/jubaTime'
import { button, facts, note, paragraph } from '../../../services/mail/blocks'
import { defineMail } from '../../../services/mail/defineMail'

/** To a member, with a new invoice: what is owed, until when, and the reference to pay with. */
export const invoiceIssued = defineMail({
  schema: z.strictObject({
    invoiceId: z.string(),
    number: z.string(),
    fullName: z.string(),
    /** In groups of four. */
    reference: z.string(),
    /** As displayed, in both currencies where a rate is frozen. */
    amount: z.string(),
    dueAt: z.string(),
    lines: z.array(z.string()),
  }),
  subject: ({ number }, site) => `Invoice ${number} of ${site.shortName}`,
  body: ({ invoiceId, number, fullName, reference, amount, dueAt, lines }, { url }) => [
    paragraph(`Dear ${fullName},\nhere is your invoice. Please pay it by ${formatJubaDate(dueAt)}.`),
    facts({
      Invoice: number,
      For: lines.join('; '),
      Amount: amount,
      'Due by': formatJubaDate(dueAt),
      'Payment reference': reference,
    }),
    button('See How to Pay', `/membership/dues/${invoiceId}`),
    paragraph(
      `The invoice as PDF, once you are signed in: ${url}/api/invoices/${invoiceId}/pdf\nPlease give the reference ${reference} with every payment, so that we can match it.`,
    ),
    note('If you cannot pay in time, please contact us before then, and we will try to find a solution.'),
  ],
})
