import { z } from 'zod'
import { button, note, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'

/**
 * To the owner of an account, after a sign-up with its email: the browser gets no answer that reveals this.
 */
export const accountExists = defineMail({
  schema: z.strictObject({}),
  subject: (_data, site) => `You already have an account with ${site.shortName}`,
  body: (_data, site) => [
    paragraph(
      `Someone, perhaps you, tried to create an account with this email address on the website of the ${site.name}. You already have an account, so nothing was changed.`,
    ),
    paragraph(
      'If this was you, please sign in. If you have forgotten your password, you can reset it on the same page.',
    ),
    button('Sign in', '/auth'),
    note('If this was not you, you do not need to do anything. Nobody has accessed your account.'),
  ],
})
