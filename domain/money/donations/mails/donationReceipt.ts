import { z } from 'zod'
import { formatCents } from '../donation.schema'
import { formatJubaDate } from '../../../../platform/jubaTime'
import { button, facts, note, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'

/** Thanks a donor, with the receipt as a PDF. Source: spec.md section 2, "/donate". */
export const donationReceipt = defineMail({
  schema: z.strictObject({
    receiptNumber: z.string(),
    amountCents: z.number().int(),
    donor: z.string().optional(),
    email: z.string(),
    paidAt: z.iso.datetime(),
    accessKey: z.string(),
  }),
  subject: ({ receiptNumber }) => `Thank you for your donation (receipt ${receiptNumber})`,
  body: ({ receiptNumber, amountCents, donor, paidAt, accessKey }, { name }) => [
    paragraph(
      `${donor ? `Dear ${donor},` : 'Dear donor,'}\nthank you for your donation to the ${name}. It helps to train engineers.`,
    ),
    facts({
      Amount: formatCents(amountCents),
      Date: formatJubaDate(paidAt),
      'Receipt number': receiptNumber,
    }),
    button('Download the Receipt', `/api/donations/by-key/${accessKey}/receipt`),
    note(
      'The receipt is also attached. Your donation may be tax-deductible, depending on where you live. Please keep the receipt and ask your tax adviser.',
    ),
  ],
  attachments: async ({ receiptNumber, amountCents, donor, email, paidAt }, site) => {
    const { renderReceipt } = await import('./renderReceipt')
    return [
      {
        filename: `receipt-${receiptNumber}.pdf`,
        contentType: 'application/pdf',
        content: await renderReceipt({ receiptNumber, amountCents, donor, email, paidAt, association: site }),
      },
    ]
  },
})
