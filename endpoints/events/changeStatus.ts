import type { Endpoint } from 'payload'
import { changeEventStatus } from '../../domain/events'
import { eventStatusSchema } from '../../domain/events/events.schema'
import { invalid, readJson } from '../answers'
import { answerChange } from './answerChange'
import { staffScope } from './staffScope'

/**
 * `POST /api/events/:id/status` `{ status, updatedAt }`: publishes a draft, cancels a published event, or
 * publishes a cancelled one again. Everybody registered is mailed, unless the event is past. Answers 200
 * `EventChanged`, 400, 401, 403, 404, 409 `changed_meanwhile` on a version conflict, 409 `not_published` for
 * a draft, which cannot be cancelled. Source: decisions.md "Event status".
 */
export const changeStatus: Endpoint = {
  method: 'post',
  path: '/:id/status',
  handler: async (req) => {
    const scope = staffScope(req, 'changeEvents')
    if ('refusal' in scope) return scope.refusal
    const input = eventStatusSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    return answerChange(await changeEventStatus(req, req.routeParams?.id, input.data))
  },
}
