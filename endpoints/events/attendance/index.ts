import type { Endpoint } from 'payload'
import { ATTENDANCE_COLUMNS, exportAttendance, listAttendance } from '../../../domain/events/attendance'
import { csvAnswer } from '../../csvAnswer'
import { askedAttendance } from './askedAttendance'
import { mark } from './mark'
import { walkIn } from './walkIn'

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

/** The endpoints of attendance, under `/api/events`. */
export const attendanceEndpoints: Endpoint[] = [list, listCsv, mark, walkIn]
