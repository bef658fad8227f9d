import { z } from 'zod'
import { button, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'

/** To a person who has just signed up. Source: spec.md section 7, "send-welcome-email". */
export const welcome = defineMail({
  schema: z.strictObject({ fullName: z.string().optional() }),
  subject: (_data, site) => `Welcome to ${site.shortName}`,
  body: ({ fullName }, site) => [
    ...(fullName ? [paragraph(`Dear ${fullName},`)] : []),
    paragraph(
      `Welcome to the ${site.name}. You can use your account to register for events, keep your profile up to date and apply for membership.`,
    ),
    button('Go to your profile', '/profile'),
    paragraph(
      'Membership is applied for on the website: an application takes about fifteen minutes, and we email you the outcome.',
    ),
    button('Apply for membership', '/membership/application'),
  ],
})
