import { ATTENDANCE_COLUMNS, exportAttendance, listAttendance } from '../../../domain/events/attendance'
import { attendanceQuerySchema } from '../../../domain/events/attendance/attendance.schema'
import { declareEndpoint } from '../../declareEndpoint'
import { declareTable } from '../../declareTable'
import { reads } from '../../describedAnswers'
import { admittedBy } from '../../guards'
import { EVENT_ID, NO_EVENT } from '../eventSchemas'
import { askedAttendance } from './askedAttendance'
import { attendanceAnswer } from './attendanceSchemas'

const readers = admittedBy(askedAttendance, { query: attendanceQuerySchema })

/**
 * `GET /api/events/:id/attendance?q=&show=&page=`: a page of who is registered for an event or came to it, by name, for
 * who manages events; for the lead of a chapter, the people of the region at its events. Answers 200 `AttendanceList`,
 * 400, 401, 403, 404.
 */
export const list = declareEndpoint({
  method: 'get',
  path: '/:id/attendance',
  operation: {
    tag: 'Staff: events',
    summary: 'Who is registered for an event or came to it',
    parameters: EVENT_ID,
    answers: { ...reads(attendanceAnswer, 'A page of people'), ...NO_EVENT },
  },
  access: readers,
  handler: async (req, { asked, filter }) => {
    const attendance = await listAttendance(req.payload, asked, filter)
    return Response.json(attendance, { headers: { 'Cache-Control': 'no-store' } })
  },
})

/** `GET /api/events/:id/attendance.csv` and `.xlsx`: the same as a table, all of it. Refused like the list. */
export const listCsv = declareTable({
  path: '/:id/attendance',
  operation: {
    tag: 'Staff: events',
    summary: 'Everybody who is registered for an event or came to it, as a table',
    parameters: EVENT_ID,
    answers: NO_EVENT,
  },
  access: readers,
  table: (req, { asked, filter }) => {
    const rows = exportAttendance(req.payload, asked, filter)
    return { name: `attendance-${asked.event.slug}`, header: ATTENDANCE_COLUMNS, rows }
  },
})
