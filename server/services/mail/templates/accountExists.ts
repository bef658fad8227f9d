import { z } from 'zod'
import { button, note, paragraph } from '../blocks'
import { defineMail } from '../defineMail'

/** Who signs up with an address that has an account already: its owner is told, the browser is not. */
export const accountExists = defineMail({
  schema: z.strictObject({}),
  subject: (_data, site) => `You already have an account with ${site.shortName}`,
  body: (_data, site) => [
    paragraph(`Somebody, perhaps you, tried to create an account with this email address on the website of the ${site.name}. There is one already, so nothing was changed.`),
    paragraph('If it was you, please sign in. If you do not remember your password, choose a new one from the same page.'),
    button('Sign in', '/auth'),
    note('If it was not you, you need not do anything: nobody was let in.'),
  ],
})
