import { reportMessage } from '../../../domain/messaging/messages'
import { reportSchema } from '../../../domain/messaging/messages/messages.schema'
import { MESSAGE_TEXTS } from '../../../domain/messaging/messages/messageTexts.schema'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { admittedBy } from '../../guards'
import { ownMessage } from './ownMessage'

/**
 * `POST /api/member-messages/:id/report` `{ reason }`: the reader of a message shows it to the administrators, who can
 * read no other. Answers 200, also again, 400, 401, 404 for what the person did not receive.
 */
export const report = declareEndpoint({
  method: 'post',
  path: '/:id/report',
  access: admittedBy(ownMessage),
  body: reportSchema,
  handler: async (req, { message, user, body }) => {
    if (message.recipient?.toHexString() !== user) return problem(404, 'not_found', MESSAGE_TEXTS.notFound)
    await reportMessage(req.payload, message, body.reason)
    return Response.json({ outcome: 'reported' })
  },
})
