import { z } from 'zod'
import { button, note, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'
import { INVITATION_DAYS } from '../membershipSeats.schema'

/** To somebody to whom a company offers a seat of its membership. */
export const seatInvitation = defineMail({
  schema: z.strictObject({
    fullName: z.string(),
    company: z.string(),
    email: z.string(),
    token: z.string(),
  }),
  isConfidential: true,
  subject: ({ company }, site) => `${company} invites you to membership of the ${site.shortName}`,
  body: ({ fullName, company, email, token }, site) => [
    paragraph(`Dear ${fullName},`),
    paragraph(
      `${company} is a corporate member of the ${site.name} and offers you one of the seats of its membership. With it you are a member, without dues of your own, for as long as the company is one and you hold the seat.`,
    ),
    paragraph(`To accept, sign in or create an account with this address, ${email}.`),
    button('See the invitation', `/membership/seat#${token}`),
    note(
      `You can accept within ${INVITATION_DAYS} days. If you do not want the seat, or know nothing of this, you can ignore this email.`,
    ),
  ],
})
