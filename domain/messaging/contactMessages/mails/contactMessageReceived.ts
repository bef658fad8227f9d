import { z } from 'zod'
import { deskPaths } from '../../../../frontend/deskPaths'
import { button, facts, note, quote } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'

/** To the association's own mailbox: somebody wrote through the contact form. An answer to it goes to who wrote. */
export const contactMessageReceived = defineMail({
  schema: z.strictObject({
    messageId: z.string(),
    name: z.string(),
    email: z.email(),
    subject: z.string(),
    message: z.string(),
  }),
  subject: ({ subject }) => `Contact form: ${subject}`,
  replyTo: ({ email }) => email,
  body: ({ messageId, name, email, subject, message }) => [
    facts({ From: name, Email: email, Subject: subject }),
    quote(message),
    button('Answer in Contact Forms', deskPaths.contactMessage.build(messageId)),
    note(
      'If you answer there, your answer is recorded with the message. If you reply to this email, your reply goes straight to the sender and is not recorded.',
    ),
  ],
})
