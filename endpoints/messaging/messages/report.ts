import type { Endpoint } from 'payload'
import { reportMessage } from '../../../domain/messaging/messages'
import { MESSAGE_TEXTS } from '../../../domain/messaging/messages/messageTexts.schema'
import { reportSchema } from '../../../domain/messaging/messages/messages.schema'
import { invalid, problem, readJson } from '../../answers'
import { ownMessage } from './ownMessage'

/**
 * `POST /api/member-messages/:id/report` `{ reason }`: the reader of a message shows it to the administrators, who can
 * read no other. Answers 200, also again, 400, 401, 404 for what the person did not receive.
 */
export const report: Endpoint = {
  method: 'post',
  path: '/:id/report',
  handler: async (req) => {
    const own = await ownMessage(req)
    if ('refusal' in own) return own.refusal
    if (own.message.recipient?.toHexString() !== own.user)
      return problem(404, 'not_found', MESSAGE_TEXTS.notFound)
    const input = reportSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    await reportMessage(req.payload, own.message, input.data.reason)
    return Response.json({ outcome: 'reported' })
  },
}
