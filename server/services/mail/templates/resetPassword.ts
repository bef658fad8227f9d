import { z } from 'zod'
import { button, note, paragraph } from '../blocks'
import { defineMail } from '../defineMail'

/** To who forgot the password: choose a new one. Of the token in the link, see confirmEmail.ts. Source: spec.md section 2, "/auth". */
export const resetPassword = defineMail({
  schema: z.strictObject({ token: z.string() }),
  isConfidential: true,
  expiresAfterMinutes: 60,
  subject: (_data, site) => `Choose a new password for ${site.shortName}`,
  body: ({ token }, site) => [
    paragraph(`Somebody, perhaps you, asked for a new password for your account on the website of the ${site.name}.`),
    button('Choose a new password', `/auth?reset=true#${token}`),
    note(`The link holds for one hour and works once. If the page asks for the code of this mail, it is: ${token}`),
    note('If it was not you, you need not do anything: your password stays as it is.'),
  ],
})
