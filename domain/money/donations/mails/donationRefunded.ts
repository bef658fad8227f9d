import { z } from 'zod'
import { formatCents } from '../donation.schema'
import { formatJubaDate } from '../../../../platform/jubaTime'
import { facts, note, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'

/** Tells a donor that all or part of a donation was refunded. */
export const donationRefunded = defineMail({
  schema: z.strictObject({
    amountCents: z.number().int(),
    /** The sum of all refunds so far. */
    refundedCents: z.number().int(),
    refundedAt: z.iso.datetime(),
    donor: z.string().optional(),
    receiptNumber: z.string().optional(),
  }),
  subject: ({ receiptNumber }) =>
    receiptNumber ? `Your donation was refunded (receipt ${receiptNumber})` : 'Your donation was refunded',
  body: ({ amountCents, refundedCents, refundedAt, donor, receiptNumber }, { name }) => [
    paragraph(
      `${donor ? `Dear ${donor},` : 'Dear donor,'}\n${refundedCents < amountCents ? 'part of your donation' : 'your donation'} to the ${name} was refunded.`,
    ),
    facts({
      Donation: formatCents(amountCents),
      Refunded: formatCents(refundedCents),
      Date: formatJubaDate(refundedAt),
      ...(receiptNumber && { 'Receipt number': receiptNumber }),
    }),
    note(
      'The money goes back to the card or account that you paid with. This can take up to ten working days. If you did not expect a refund, please reply to this email.',
    ),
  ],
})
