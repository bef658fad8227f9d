import { z } from 'zod'
import { deskPaths } from '../../../../frontend/deskPaths'
import { button, facts, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'

/** To the office: a member asks for another registered name. */
export const nameChangeRequested = defineMail({
  schema: z.strictObject({ from: z.string(), name: z.string() }),
  subject: () => 'A member requests a change of name',
  body: ({ from, name }) => [
    paragraph('A member has requested a change of the registered name, with a reason and a document.'),
    facts({ 'Present name': from, 'Requested name': name }),
    button('Decide the request', deskPaths.nameChanges.build({ q: name.slice(0, 100) })),
  ],
})
