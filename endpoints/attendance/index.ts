import type { Endpoint } from 'payload'
import { ATTENDANCE_COLUMNS, exportAttendance, listAttendance, markAttendance } from '../../domain/attendance'
import { attendanceMarkSchema } from '../../domain/attendance/attendance.schema'
import { invalid, problem, readJson } from '../answers'
import { csvAnswer } from '../csvAnswer'
import { eventNotFound } from '../events/answerChange'
import { staffScope } from '../events/staffScope'
import { askedAttendance } from './askedAttendance'

/**
 * `GET /api/events/:id/attendance?q=&show=&page=`: a page of who is registered for an event or came to it, by name, for
 * who manages events; for the lead of a chapter, the people of the region at its events. Answers 200 `AttendanceList`,
 * 400, 401, 403, 404.
 */
const list: Endpoint = {
  method: 'get',
  path: '/:id/attendance',
  handler: async (req) => {
    const read = await askedAttendance(req)
    if ('refusal' in read) return read.refusal
    const attendance = await listAttendance(req.payload, read.asked, read.filter)
    return Response.json(attendance, { headers: { 'Cache-Control': 'no-store' } })
  },
}

/** `GET /api/events/:id/attendance.csv`: the same as a table, all of it. Refused like the list. */
const listCsv: Endpoint = {
  method: 'get',
  path: '/:id/attendance.csv',
  handler: async (req) => {
    const read = await askedAttendance(req)
    if ('refusal' in read) return read.refusal
    const rows = exportAttendance(req.payload, read.asked, read.filter)
    return csvAnswer(req, `attendance-${read.asked.event.slug}`, ATTENDANCE_COLUMNS, rows)
  },
}

/**
 * `POST /api/events/:id/attendance/:user` `{ isPresent }`: marks that a person came, or takes the mark back. Idempotent.
 * Answers 200 `{ outcome: 'marked' | 'unmarked' }`, 400, 401, 403, 404 also for who is not registered or outside the
 * lead's region, 409 `closed` before the day of the event.
 */
const mark: Endpoint = {
  method: 'post',
  path: '/:id/attendance/:user',
  handler: async (req) => {
    const scope = staffScope(req)
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

/** The endpoints of attendance, under `/api/events`. */
export const attendanceEndpoints: Endpoint[] = [list, listCsv, mark]
