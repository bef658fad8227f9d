import { z } from 'zod'
import { button, facts, note, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'

const JUBA_DAY = new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Juba', dateStyle: 'long' })

/** To who asked for the own account to be deleted: until when it can be kept. */
export const accountLeaving = defineMail({
  schema: z.strictObject({ erasedAt: z.iso.datetime() }),
  subject: () => 'Your account will be deleted',
  body: ({ erasedAt }) => [
    paragraph(
      'You asked us to delete your account. It no longer appears in the member directory, and you have been signed out on every device.',
    ),
    facts({ 'Deleted on': JUBA_DAY.format(new Date(erasedAt)) }),
    paragraph(
      'You can change your mind until then: sign in, open your profile and select “Keep My Account”.',
    ),
    button('Keep my account', '/profile'),
    note('If this was not you, keep the account and change your password immediately.'),
  ],
})
