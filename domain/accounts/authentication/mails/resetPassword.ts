import { z } from 'zod'
import { button, note, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'

/**
 * To a person who forgot the password. See confirmEmail.ts for the token in the link.
 * Source: spec.md section 2, "/auth".
 */
export const resetPassword = defineMail({
  schema: z.strictObject({ token: z.string() }),
  isConfidential: true,
  expiresAfterMinutes: 60,
  subject: (_data, site) => `Choose a new password for ${site.shortName}`,
  body: ({ token }, site) => [
    paragraph(
      `Someone, perhaps you, asked to reset the password of your account on the website of the ${site.name}.`,
    ),
    button('Choose a new password', `/auth?reset=true#${token}`),
    note(
      `The link can be used once and expires after one hour. If the page asks for the code from this email, enter: ${token}`,
    ),
    note('If this was not you, you do not need to do anything. Your password has not changed.'),
  ],
})
