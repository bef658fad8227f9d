import { z } from 'zod'
import { button, note, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'

/** To the new email of an account: it is used once its owner opens the link and confirms it there. */
export const confirmNewEmail = defineMail({
  schema: z.strictObject({ token: z.string() }),
  isConfidential: true,
  expiresAfterMinutes: 24 * 60,
  subject: (_data, site) => `Confirm your new email address for ${site.shortName}`,
  body: ({ token }, site) => [
    paragraph(
      `Please confirm that this is your email address. You will then use it to sign in to the website of the ${site.name}.`,
    ),
    // after the hash sign: browsers send it to no server, so it is in no log
    button('Confirm the address', `/confirm-email#${token}`),
    note(
      'The link can be used once and expires after 24 hours. If you did not request it, you can ignore this email.',
    ),
  ],
})
