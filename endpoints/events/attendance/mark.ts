import type { Endpoint } from 'payload'
import { markAttendance } from '../../../domain/events/attendance'
import { attendanceMarkSchema } from '../../../domain/events/attendance/attendance.schema'
import { invalid, problem, readJson } from '../../answers'
import { eventNotFound } from '../answerChange'
import { staffScope } from '../staffScope'

/**
 * `POST /api/events/:id/attendance/:user` `{ isPresent }`: marks that a person came, or takes the mark back.
 * Idempotent. Answers 200 `{ outcome: 'marked' | 'unmarked' }`, 400, 401, 403, 404 also for who is not registered or
 * outside the lead's region, 409 `closed` before the day of the event.
 */
export const mark: Endpoint = {
  method: 'post',
  path: '/:id/attendance/:user',
  handler: async (req) => {
    const scope = staffScope(req, 'keepAttendance')
    if ('refusal' in scope || !req.user)
      return 'refusal' in scope ? scope.refusal : problem(401, 'unauthenticated', 'Please sign in')
    const input = attendanceMarkSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const { id, user } = req.routeParams ?? {}
    const result = await markAttendance(req, id, user, { ...input.data, by: req.user.id })
    if ('outcome' in result) return Response.json(result)
    if (result.problem === 'closed') return problem(409, 'closed', result.text)
    return result.problem === 'not_found'
      ? eventNotFound()
      : problem(404, 'not_found', 'This person is not registered for the event')
  },
}
