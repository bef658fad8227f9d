import type { Endpoint } from 'payload'
import { markContactMessage } from '../../../domain/messaging/contactMessages'
import { spamSchema } from '../../../domain/messaging/contactMessages/handling.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { invalid, problem, readJson } from '../../answers'
import { refuseUnlessAdmin } from '../../refuseUnlessAdmin'

/**
 * `POST /api/contact-messages/:id/spam` `{ isSpam }`: marks a message as spam, or takes the mark away. What is marked
 * leaves the lists, waits for nobody, cannot be answered, and is deleted 30 days later. Answers 200 `{ outcome:
 * 'marked' }`, also where nothing changed, 400, 401, 403, 404, 409 `removed` where it is being deleted.
 */
export const markSpam: Endpoint = {
  method: 'post',
  path: '/:id/spam',
  handler: async (req) => {
    const refusal = refuseUnlessAdmin(req)
    if (refusal) return refusal
    const input = spamSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const id = req.routeParams?.id
    const result = isObjectId(id)
      ? await markContactMessage(req, id, input.data.isSpam)
      : { problem: 'not_found' as const }
    if ('outcome' in result) return Response.json(result)
    return result.problem === 'removed'
      ? problem(409, 'removed', 'This message is being deleted.')
      : problem(404, 'not_found', 'This message could not be found')
  },
}
