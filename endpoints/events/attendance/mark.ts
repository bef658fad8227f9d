import { markAttendance } from '../../../domain/events/attendance'
import { attendanceMarkSchema } from '../../../domain/events/attendance/attendance.schema'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { admittedBy } from '../../guards'
import { eventNotFound } from '../answerChange'
import { staffScope } from '../staffScope'
import { markedAnswer, OF_REGISTRANT, TOO_EARLY } from './attendanceSchemas'

/**
 * `POST /api/events/:id/attendance/:user` `{ isPresent }`: marks that a person came, or takes the mark back.
 * Idempotent. Answers 200 `{ outcome: 'marked' | 'unmarked' }`, 400, 401, 403, 404 also for who is not registered or
 * outside the lead's region, 409 `closed` before the day of the event.
 */
export const mark = declareEndpoint({
  method: 'post',
  path: '/:id/attendance/:user',
  operation: {
    tag: 'Staff: events',
    summary: 'Mark that a person came to an event, or take the mark back',
    parameters: OF_REGISTRANT,
    answers: {
      ...reads(markedAnswer, 'Marked'),
      404: 'There is no such event, or the person is not registered',
      ...TOO_EARLY,
    },
  },
  access: admittedBy((req) => staffScope(req, 'keepAttendance')),
  body: attendanceMarkSchema,
  handler: async (req, { body, user: { id: by } }) => {
    const { id, user } = req.routeParams ?? {}
    const result = await markAttendance(req, id, user, { ...body, by })
    if ('outcome' in result) return Response.json(result)
    if (result.problem === 'closed') return problem(409, 'closed', result.text)
    return result.problem === 'not_found'
      ? eventNotFound()
      : problem(404, 'not_found', 'This person is not registered for the event')
  },
})
