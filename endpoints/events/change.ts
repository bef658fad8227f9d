import type { Endpoint } from 'payload'
import { editEvent } from '../../domain/events'
import { eventChangeSchema } from '../../domain/events/events.schema'
import { invalid, readJson } from '../answers'
import { answerChange } from './answerChange'
import { staffScope } from './staffScope'

/**
 * `POST /api/events/:id/desk` `{ title, …, updatedAt, isBelowRegistered? }`: changes what an event says. People who are
 * registered are mailed about another time or place. Answers 200 `{ updatedAt }`, 400, 401, 403, 404,
 * 409 `changed_meanwhile` on a version conflict, 409 `below_registered` when more are registered than the limit allows
 * and that was not confirmed.
 */
export const change: Endpoint = {
  method: 'post',
  path: '/:id/desk',
  handler: async (req) => {
    const scope = staffScope(req, 'changeEvents')
    if ('refusal' in scope) return scope.refusal
    const input = eventChangeSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    return answerChange(await editEvent(req, req.routeParams?.id, input.data))
  },
}
