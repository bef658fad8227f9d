import { z } from 'zod'
import { copyEvent } from '../../domain/events/copies'
import { type CopiesMade, newCopiesSchema } from '../../domain/events/copies/copies.schema'
import { declareEndpoint } from '../declareEndpoint'
import { admittedBy } from '../guards'
import { eventNotFound } from './answerChange'
import { EVENT_ID, NO_EVENT } from './eventSchemas'
import { staffScope } from './staffScope'

const copiesAnswer = z.object({ ids: z.array(z.string()) }) satisfies z.ZodType<CopiesMade>

/**
 * `POST /api/events/:id/copies` `{ first, count, every }`: copies an event with its types of tickets to other days, as
 * drafts. Answers 201 `CopiesMade`, 400, 401, 403, 404.
 */
export const copies = declareEndpoint({
  method: 'post',
  path: '/:id/copies',
  operation: {
    tag: 'Staff: events',
    summary: 'Copy an event with its types of tickets, once or as a series of drafts',
    parameters: EVENT_ID,
    answers: { 201: { description: 'Copied', schema: copiesAnswer }, ...NO_EVENT },
  },
  access: admittedBy((req) => staffScope(req, 'changeEvents')),
  body: newCopiesSchema,
  handler: async (req, { body }) => {
    const made = await copyEvent(req, req.routeParams?.id, body)
    return made ? Response.json(made, { status: 201 }) : eventNotFound()
  },
})
