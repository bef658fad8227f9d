import type { Endpoint } from 'payload'
import { createEvent } from '../../domain/events'
import { newEventSchema } from '../../domain/events/events.schema'
import { invalid, readJson } from '../answers'
import { staffScope } from './staffScope'

/**
 * `POST /api/events/list` `{ title, eventDate, location, … }`: creates an event, a draft by default. Dates are in Juba
 * time. Answers 201 `{ id }`, 400, 401, 403. Source: spec.md section 5, "Admin event form".
 */
export const create: Endpoint = {
  method: 'post',
  path: '/list',
  handler: async (req) => {
    const scope = staffScope(req, 'changeEvents')
    if ('refusal' in scope) return scope.refusal
    const input = newEventSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    return Response.json(await createEvent(req, input.data), { status: 201 })
  },
}
