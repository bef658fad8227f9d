import { readDoorOverview } from '../../../domain/events/door'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { admittedBy } from '../../guards'
import { eventNotFound } from '../answerChange'
import { EVENT_ID, NO_EVENT } from '../eventSchemas'
import { staffScope } from '../staffScope'
import { doorOverviewAnswer } from './doorSchemas'

/** `GET /api/events/:id/door-passes`: the doors of an event, and whom they let in. Answers 200, 401, 403, 404. */
export const overview = declareEndpoint({
  method: 'get',
  path: '/:id/door-passes',
  operation: {
    tag: 'Staff: events',
    summary: 'The doors of an event, and tickets that were let in twice or are not valid',
    parameters: EVENT_ID,
    answers: { ...reads(doorOverviewAnswer, 'The doors'), ...NO_EVENT },
  },
  access: admittedBy((req) => staffScope(req, 'changeEvents')),
  handler: async (req) => {
    const found = await readDoorOverview(req, req.routeParams?.id)
    return found ? Response.json(found, { headers: { 'Cache-Control': 'no-store' } }) : eventNotFound()
  },
})
