import { z } from 'zod'
import { facts, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'

/** To a member, with a credit note: what is owed no more, and what is to the member's credit. */
export const creditNoteIssued = defineMail({
  schema: z.strictObject({
    id: z.string(),
    number: z.string(),
    invoiceNumber: z.string(),
    fullName: z.string(),
    /** As displayed. */
    amount: z.string(),
    /** What of it had been paid, as displayed; null when nothing had been. */
    credit: z.string().nullable(),
    reason: z.string(),
  }),
  subject: ({ number }, site) => `Credit note ${number} of ${site.shortName}`,
  body: ({ id, number, invoiceNumber, fullName, amount, credit, reason }, { url }) => [
    paragraph(`Dear ${fullName},`),
    paragraph(`We have taken ${amount} off your invoice ${invoiceNumber}.`),
    facts({ 'Credit note': number, Invoice: invoiceNumber, Amount: amount, Reason: reason }),
    ...(credit
      ? [
          paragraph(
            `Of this amount, ${credit} had been paid. It is to your credit, and we can use it for your next invoice.`,
          ),
        ]
      : []),
    paragraph(`The credit note as PDF, once you are signed in: ${url}/api/credit-notes/${id}/pdf`),
  ],
})
