import type { Endpoint } from 'payload'
import { addWalkIn } from '../../../domain/events/attendance'
import { walkInSchema } from '../../../domain/events/attendance/attendance.schema'
import { fieldProblem, invalid, problem, readJson } from '../../answers'
import { eventNotFound } from '../answerChange'
import { staffScope } from '../staffScope'

/**
 * `POST /api/events/:id/attendance` `{ who }`: marks somebody as there who did not register, by the whole email address
 * or membership number. Idempotent. Answers 200 `{ outcome: 'marked', fullName }`, 400, 401, 403, 404 also for nobody
 * who is known or within the lead's region, 409 `closed` before the day of the event.
 */
export const walkIn: Endpoint = {
  method: 'post',
  path: '/:id/attendance',
  handler: async (req) => {
    const scope = staffScope(req, 'keepAttendance')
    if ('refusal' in scope || !req.user)
      return 'refusal' in scope ? scope.refusal : problem(401, 'unauthenticated', 'Please sign in')
    const input = walkInSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const result = await addWalkIn(req, req.routeParams?.id, { ...input.data, by: req.user.id })
    if ('outcome' in result) return Response.json(result)
    if (result.problem === 'closed') return problem(409, 'closed', result.text)
    return result.problem === 'not_found'
      ? eventNotFound()
      : fieldProblem(404, 'unknown_person', 'who', 'Nobody is known by this address or number')
  },
}
