import { z } from 'zod'
import { button, note, paragraph } from '../blocks'
import { defineMail } from '../defineMail'

/** To a new address of an account: it is used once its owner follows the link and confirms it there. */
export const confirmNewEmail = defineMail({
  schema: z.strictObject({ token: z.string() }),
  isConfidential: true,
  expiresAfterMinutes: 24 * 60,
  subject: (_data, site) => `Confirm your new e-mail address for ${site.shortName}`,
  body: ({ token }, site) => [
    paragraph(`Please confirm that this is your address. From then on you sign in to the website of the ${site.name} with it.`),
    // after the hash: it is sent to no server, and stands in no log
    button('Confirm the address', `/confirm-email#${token}`),
    note('The link works once and for 24 hours. If you did not ask for it, you need not do anything.'),
  ],
})
