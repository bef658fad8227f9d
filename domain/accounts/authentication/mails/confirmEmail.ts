import { z } from 'zod'
import { button, note, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'

/**
 * Asks the owner of a new email to confirm it. The token is after the `#`, which browsers send to no server:
 * it reaches no log, no proxy and no other site. Opening the link does not use it up, so mail scanners do no
 * harm.
 */
export const confirmEmail = defineMail({
  schema: z.strictObject({ token: z.string() }),
  isConfidential: true,
  expiresAfterMinutes: 48 * 60,
  subject: (_data, site) => `Confirm your email address for ${site.shortName}`,
  body: ({ token }, site) => [
    paragraph(
      `This email address was given for a new account on the website of the ${site.name}. Please confirm that it is yours. You will be asked for the password you chose.`,
    ),
    button('Confirm my email address', `/auth?confirm=true#${token}`),
    note(`The link expires after 48 hours. If the page asks for the code from this email, enter: ${token}`),
    note(
      'If you did not create an account, please ignore this email. Nobody can use the account until you confirm it.',
    ),
  ],
})
