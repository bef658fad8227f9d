import { z } from 'zod'
import { button, facts, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'

/** To a member: the request to change the registered name has arrived. */
export const nameChangeReceived = defineMail({
  schema: z.strictObject({ fullName: z.string(), from: z.string(), name: z.string() }),
  subject: (_data, site) => `Your request to change your name with ${site.shortName}`,
  body: ({ fullName, from, name }) => [
    paragraph(`Dear ${fullName},`),
    paragraph(
      'We have received your request to change your registered name. We check the document that you sent and write to you when it is decided. Until then your certificate shows the present name.',
    ),
    facts({ 'Present name': from, 'Requested name': name }),
    button('See your request', '/membership/registered-name'),
  ],
})
