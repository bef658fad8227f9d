import type { Endpoint } from 'payload'
import { removalSchema } from '../../domain/events/events.schema'
import { removeRegistrant as remove } from '../../domain/events/registrations'
import { invalid, problem, readJson } from '../answers'
import { eventNotFound } from './answerChange'
import { staffScope } from './staffScope'

/**
 * `POST /api/events/:id/registrants/:user/removal` `{ reason? }`: removes a person's registration and mails the person.
 * Idempotent. Answers 200 `{ outcome: 'removed' }`, 400, 401, 403, 404 for an unknown event or an invalid account id.
 */
export const removeRegistrant: Endpoint = {
  method: 'post',
  path: '/:id/registrants/:user/removal',
  handler: async (req) => {
    const scope = staffScope(req, 'changeEvents')
    if ('refusal' in scope) return scope.refusal
    const input = removalSchema.safeParse((await readJson(req)) ?? {})
    if (!input.success) return invalid(input.error)
    const { id, user } = req.routeParams ?? {}
    const outcome = await remove(req, id, user, input.data.reason || undefined)
    if (outcome === 'event_not_found') return eventNotFound()
    return outcome === 'removed'
      ? Response.json({ outcome })
      : problem(404, 'not_found', 'This account could not be found')
  },
}
