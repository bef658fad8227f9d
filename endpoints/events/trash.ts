import { confirmStep } from '../../domain/content'
import { trashEvent } from '../../domain/events'
import { eventTrashSchema } from '../../domain/events/events.schema'
import { declareEndpoint } from '../declareEndpoint'
import { reads } from '../describedAnswers'
import { admittedBy } from '../guards'
import { answerChange } from './answerChange'
import { trashedAnswer } from './attendance/attendanceSchemas'
import { staffScope } from './staffScope'
import { EVENT_ID, NO_EVENT } from './eventSchemas'

/**
 * `POST /api/events/:id/trash` `{ registered, updatedAt }`: moves an event to the trash. Everybody registered
 * for a published upcoming one is mailed that it does not take place. `registered` is the number that the
 * caller was shown and confirmed; a larger number has to be confirmed again. Answers 200 `EventTrashed`, 400,
 * 401, 403, 404, 409 `changed_meanwhile` on a version conflict, 409 `more_registered`, 409 `in_use` when a
 * page shows it.
 */
export const trash = declareEndpoint({
  method: 'post',
  path: '/:id/trash',
  operation: {
    tag: 'Staff: events',
    summary: 'Move an event to the trash; everybody registered is told',
    parameters: EVENT_ID,
    answers: {
      ...reads(trashedAnswer, 'Moved'),
      ...NO_EVENT,
      409: 'A colleague changed it meanwhile, more people are registered, or a page shows it',
    },
  },
  access: admittedBy((req) => staffScope(req, 'changeEvents')),
  body: eventTrashSchema,
  handler: async (req, { body }) => {
    confirmStep(req, 'trash')
    return answerChange(await trashEvent(req, req.routeParams?.id, body))
  },
})
