import { readDoorList } from '../../../domain/events/door'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { EVENT_ID } from '../eventSchemas'
import { doorListAnswer } from './doorSchemas'
import { withDoorPass } from './withDoorPass'

/**
 * `GET /api/events/:id/door` with the header `X-Door-Pass`: who may come, and what a device needs to let them in
 * without a network. Answers 200 `DoorList`, 401 `door_ended`. Source: issue 34, part 6.
 */
export const list = declareEndpoint({
  method: 'get',
  path: '/:id/door',
  operation: {
    tag: 'Public',
    summary: 'Who may come to an event, for a device at its door',
    parameters: EVENT_ID,
    answers: reads(doorListAnswer, 'Who may come'),
  },
  access: withDoorPass(),
  handler: async (req, { door }) =>
    Response.json(await readDoorList(req.payload, door), { headers: { 'Cache-Control': 'no-store' } }),
})
