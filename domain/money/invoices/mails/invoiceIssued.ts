import { z } from 'zod'
import { formatJubaDate } from '../../../../platform/jubaTime'
import { button, facts, note, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'

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
    /** What the member is told along with it. */
    note: z.string().default(''),
    lines: z.array(z.string()),
    /** As displayed, each with its day; empty for an invoice that is paid as a whole. */
    instalments: z.array(z.string()).default([]),
  }),
  subject: ({ number }, site) => `Invoice ${number} of ${site.shortName}`,
  body: (
    { invoiceId, number, fullName, reference, amount, dueAt, note: words, lines, instalments },
    { url },
  ) => [
    paragraph(`Dear ${fullName},`),
    paragraph(
      instalments.length > 0
        ? `Here is your invoice. You can pay it at once, or in instalments: ${instalments.join(', ')}.`
        : `Here is your invoice. Please pay it by ${formatJubaDate(dueAt)}.`,
    ),
    ...(words ? [paragraph(words)] : []),
    facts({
      Invoice: number,
      For: lines.join('; '),
      Amount: amount,
      [instalments.length > 0 ? 'First instalment due by' : 'Due by']: formatJubaDate(dueAt),
      'Payment reference': reference,
    }),
    button('See How to Pay', `/membership/dues/${invoiceId}`),
    paragraph(
      `The invoice as PDF, once you are signed in: ${url}/api/invoices/${invoiceId}/pdf\nPlease give the reference ${reference} with every payment, so that we can match it.`,
    ),
    note('If you cannot pay in time, please contact us before then, and we will try to find a solution.'),
  ],
})
