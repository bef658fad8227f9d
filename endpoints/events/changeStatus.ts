import { changeEventStatus } from '../../domain/events'
import { eventStatusSchema } from '../../domain/events/events.schema'
import { declareEndpoint } from '../declareEndpoint'
import { reads } from '../describedAnswers'
import { admittedBy } from '../guards'
import { answerChange } from './answerChange'
import { CHANGED_MEANWHILE, changedAnswer, EVENT_ID, NO_EVENT } from './eventSchemas'
import { staffScope } from './staffScope'

/**
 * `POST /api/events/:id/status` `{ status, updatedAt }`: publishes a draft, cancels a published event, or
 * publishes a cancelled one again. Everybody registered is mailed, unless the event is past. Answers 200
 * `EventChanged`, 400, 401, 403, 404, 409 `changed_meanwhile` on a version conflict, 409 `not_published` for
 * a draft, which cannot be cancelled. Source: decisions.md "Event status".
 */
export const changeStatus = declareEndpoint({
  method: 'post',
  path: '/:id/status',
  operation: {
    tag: 'Staff: events',
    summary: 'Publish or cancel an event; everybody registered is told',
    parameters: EVENT_ID,
    answers: { ...reads(changedAnswer, 'Changed'), ...NO_EVENT, ...CHANGED_MEANWHILE },
  },
  access: admittedBy((req) => staffScope(req, 'changeEvents')),
  body: eventStatusSchema,
  handler: async (req, { body }) => answerChange(await changeEventStatus(req, req.routeParams?.id, body)),
})
