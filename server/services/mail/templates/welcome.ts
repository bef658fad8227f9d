import { z } from 'zod'
import { button, paragraph } from '../blocks'
import { defineMail } from '../defineMail'

/** To who has just signed up. Source: spec.md section 7, "send-welcome-email". */
export const welcome = defineMail({
  schema: z.strictObject({ fullName: z.string() }),
  subject: (_data, site) => `Welcome to ${site.shortName}`,
  body: ({ fullName }, site) => [
    paragraph(`Dear ${fullName},`),
    paragraph(`Welcome to the ${site.name}. With your account you register for events, keep your profile and apply for membership.`),
    button('Go to your profile', '/profile'),
    paragraph('Membership is applied for on the website: an application takes about ten minutes, and its outcome reaches you by mail.'),
    button('Apply for membership', '/membership/application'),
  ],
})
