import { z } from 'zod'
import { button, note, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'

/**
 * To a person whom staff entered: the account is theirs once they choose a password. See confirmEmail.ts for the link.
 */
export const invitation = defineMail({
  schema: z.strictObject({ token: z.string() }),
  isConfidential: true,
  expiresAfterMinutes: 14 * 24 * 60,
  subject: (_data, site) => `Your account with ${site.shortName}`,
  body: ({ token }, site) => [
    paragraph(
      `The ${site.name} has a record of you, with this email address, and has opened an account for you on its website. Please choose a password to see and complete your record.`,
    ),
    button('Choose a password', `/auth?reset=true#${token}`),
    note(
      `The link can be used once and expires after 14 days. If the page asks for the code from this email, enter: ${token}`,
    ),
    note('If you do not know why you get this email, you do not need to do anything.'),
  ],
})
