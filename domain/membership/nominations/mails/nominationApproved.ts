import { z } from 'zod'
import { button, note, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'
import { keysOf } from '../../../../platform/records.schema'
import { NOMINATED_GRADES } from '../nominations.schema'

/** To a nominee who was chosen and has no account that the membership could be given to. */
export const nominationApproved = defineMail({
  schema: z.strictObject({
    fullName: z.string(),
    grade: z.enum(keysOf(NOMINATED_GRADES)),
    /** The address that the account is to have. */
    email: z.string(),
  }),
  subject: (_data, site) => `${site.shortName}: your nomination has been approved`,
  body: ({ fullName, grade, email }, site) => [
    paragraph(`Dear ${fullName},`),
    paragraph(
      `The ${site.name} has approved your nomination for ${NOMINATED_GRADES[grade]} membership. Congratulations.`,
    ),
    paragraph(
      `To take it up, create an account with this address, ${email}, and confirm the address by the link that we send you. Your membership, its number and its certificate follow within minutes.`,
    ),
    button('Create your account', '/auth'),
    note('You need not apply for anything. If you do not use email much, reply to us and we will help you.'),
  ],
})
