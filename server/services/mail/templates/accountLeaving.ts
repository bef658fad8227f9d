import { z } from 'zod'
import { button, facts, note, paragraph } from '../blocks'
import { defineMail } from '../defineMail'

const JUBA_DAY = new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Juba', dateStyle: 'long' })

/** To who asked for the own account to be deleted: until when it can be kept. */
export const accountLeaving = defineMail({
  schema: z.strictObject({ erasedAt: z.iso.datetime() }),
  subject: () => 'Your account is going to be deleted',
  body: ({ erasedAt }) => [
    paragraph('You asked for your account to be deleted. It is no longer in the member directory, and you were signed out on every device.'),
    facts({ 'Deleted on': JUBA_DAY.format(new Date(erasedAt)) }),
    paragraph('Until then you can keep it: sign in, open your profile and choose “Keep My Account”.'),
    button('Keep my account', '/profile'),
    note('If it was not you, keep the account and choose a new password at once.'),
  ],
})
