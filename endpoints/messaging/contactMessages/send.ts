import { z } from 'zod'
import { receiveContactMessage } from '../../../domain/messaging/contactMessages'
import { contactSchema } from '../../../domain/messaging/contactMessages/contactForm.schema'
import { allowAttempt } from '../../../platform/rateLimits'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { everybody } from '../../guards'
import { plainForm } from '../../plainForm'

const sendMessage = declareEndpoint({
  method: 'post',
  path: '/',
  operation: {
    tag: 'Public',
    summary: 'Send a message to the staff',
    answers: {
      201: { description: 'Received', schema: z.object({ outcome: z.literal('received') }) },
      429: 'Too many messages from one address',
    },
  },
  access: everybody,
  gateway: { isOpenToVisitors: true },
  body: contactSchema,
  handler: async (req, { body }) => {
    const { website, ...message } = body
    if (!website) {
      // a filled trap is answered like any message, and nothing is stored
      const attempt = await allowAttempt(req, 'contact-message')
      if (!attempt.isAllowed) {
        return problem(429, 'too_many_attempts', 'Too many messages. Please wait a while and try again.', {
          'Retry-After': String(attempt.retryAfterSeconds),
        })
      }
      await receiveContactMessage(req, message)
    }
    return Response.json({ outcome: 'received' }, { status: 201 })
  },
})

/**
 * `POST /api/contact-messages` `{ name, email, subject, message }`: stores a message for the staff.
 * Answers 201, 400 naming the fields that are wrong, 429 after too many messages from one address. A form that was
 * sent without JavaScript is answered with the contact page (303). Source: spec.md section 7, "Contact".
 */
export const send = plainForm(sendMessage, '/contact?sent=yes#form')
