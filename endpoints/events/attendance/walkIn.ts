import { addWalkIn } from '../../../domain/events/attendance'
import { walkInSchema } from '../../../domain/events/attendance/attendance.schema'
import { fieldProblem, problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { admittedBy } from '../../guards'
import { eventNotFound } from '../answerChange'
import { staffScope } from '../staffScope'
import { TOO_EARLY, walkInAnswer } from './attendanceSchemas'
import { EVENT_ID } from '../eventSchemas'

/**
 * `POST /api/events/:id/attendance` `{ who }`: marks somebody as there who did not register, by the whole email address
 * or membership number. Idempotent. Answers 200 `{ outcome: 'marked', fullName }`, 400, 401, 403, 404 also for nobody
 * who is known or within the lead's region, 409 `closed` before the day of the event.
 */
export const walkIn = declareEndpoint({
  method: 'post',
  path: '/:id/attendance',
  operation: {
    tag: 'Staff: events',
    summary: 'Mark somebody as there who did not register',
    parameters: EVENT_ID,
    answers: {
      ...reads(walkInAnswer, 'Marked'),
      404: 'There is no such event, or nobody is known by the address or number',
      ...TOO_EARLY,
    },
  },
  access: admittedBy((req) => staffScope(req, 'keepAttendance')),
  body: walkInSchema,
  handler: async (req, { body, user }) => {
    const result = await addWalkIn(req, req.routeParams?.id, { ...body, by: user.id })
    if ('outcome' in result) return Response.json(result)
    if (result.problem === 'closed') return problem(409, 'closed', result.text)
    return result.problem === 'not_found'
      ? eventNotFound()
      : fieldProblem(404, 'unknown_person', 'who', 'Nobody is known by this address or number')
  },
})
