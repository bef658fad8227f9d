import { z } from 'zod'
import { button, note, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'

/**
 * To an email that has an account, when another account requests it: the browser gets no answer that reveals
 * this.
 */
export const newEmailTaken = defineMail({
  schema: z.strictObject({}),
  subject: (_data, site) => `You already have an account with ${site.shortName} at this address`,
  body: (_data, site) => [
    paragraph(
      `Someone, perhaps you, asked to use this email address for another account on the website of the ${site.name}. It already belongs to an account, so nothing was changed.`,
    ),
    button('Sign in', '/auth'),
    note('If this was not you, you do not need to do anything. Nobody has accessed your account.'),
  ],
})
