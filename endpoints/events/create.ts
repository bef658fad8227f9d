import { z } from 'zod'
import { createEvent } from '../../domain/events'
import { newEventSchema } from '../../domain/events/events.schema'
import { declareEndpoint } from '../declareEndpoint'
import { admittedBy } from '../guards'
import { staffScope } from './staffScope'

/**
 * `POST /api/events/list` `{ title, eventDate, location, … }`: creates an event, a draft by default. Dates are in Juba
 * time. Answers 201 `{ id }`, 400, 401, 403. Source: spec.md section 5, "Admin event form".
 */
export const create = declareEndpoint({
  method: 'post',
  path: '/list',
  operation: {
    tag: 'Staff: events',
    summary: 'Create an event, as a draft unless published',
    answers: { 201: { description: 'Created', schema: z.object({ id: z.string() }) } },
  },
  access: admittedBy((req) => staffScope(req, 'changeEvents')),
  body: newEventSchema,
  handler: async (req, { body }) => Response.json(await createEvent(req, body), { status: 201 }),
})
