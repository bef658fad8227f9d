import { z } from 'zod'
import { button, paragraph } from '../../../services/mail/blocks'
import { defineMail } from '../../../services/mail/defineMail'

/** To the leads of a group, or the office: a member asks to join. */
export const groupJoinAsked = defineMail({
  schema: z.strictObject({ fullName: z.string(), group: z.string(), groupId: z.string() }),
  subject: ({ group }) => `A member asks to join: ${group}`,
  body: ({ fullName, group, groupId }) => [
    paragraph(`${fullName} asks to join ${group}.`),
    paragraph('Accept or refuse the request. The member is told by email.'),
    button('See the request', `/admin/groups/${groupId}?tab=requests`),
  ],
})
