import { z } from 'zod'
import { button, note, paragraph } from '../blocks'
import { defineMail } from '../defineMail'

/** To an address that has an account, when another account asks for it: the browser is not told. */
export const newEmailTaken = defineMail({
  schema: z.strictObject({}),
  subject: (_data, site) => `This address already has an account with ${site.shortName}`,
  body: (_data, site) => [
    paragraph(`Somebody, perhaps you, asked to use this e-mail address for another account on the website of the ${site.name}. It has an account already, so nothing was changed.`),
    button('Sign in', '/auth'),
    note('If it was not you, you need not do anything: nobody was let in.'),
  ],
})
