import { z } from 'zod'
import { markParticipants } from '../../../domain/events/attendance'
import {
  type ParticipantsMarked,
  participantsSchema,
} from '../../../domain/events/attendance/attendance.schema'
import { whole } from '../../answerSchemas'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { admittedBy } from '../../guards'
import { eventNotFound } from '../answerChange'
import { EVENT_ID, NO_EVENT } from '../eventSchemas'
import { staffScope } from '../staffScope'
import { TOO_EARLY } from './attendanceSchemas'

const participantsAnswer = z.object({
  marked: whole,
  unknown: z.array(z.string()).describe('Addresses and numbers by which nobody is known.'),
}) satisfies z.ZodType<ParticipantsMarked>

/**
 * `POST /api/events/:id/participants` `{ list }`: marks everybody as there whose address or membership number is in a
 * text. Answers 200 `ParticipantsMarked`, 400, 401, 403, 404, 409 `closed` before the day of the event.
 */
export const participants = declareEndpoint({
  method: 'post',
  path: '/:id/participants',
  operation: {
    tag: 'Staff: events',
    summary: 'Mark everybody of a list as there, such as the participants of a virtual event',
    parameters: EVENT_ID,
    answers: { ...reads(participantsAnswer, 'Marked'), ...NO_EVENT, ...TOO_EARLY },
  },
  access: admittedBy((req) => staffScope(req, 'keepAttendance')),
  body: participantsSchema,
  handler: async (req, { body, user }) => {
    const result = await markParticipants(req, req.routeParams?.id, { ...body, by: user.id })
    if ('marked' in result) return Response.json(result)
    return result.problem === 'closed' ? problem(409, 'closed', result.text) : eventNotFound()
  },
})
