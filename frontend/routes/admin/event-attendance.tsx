import { seesEvents } from '../../../collections/access/policies.schema'
import { AttendanceView } from '../../features/events/attendance/AttendanceView'
import { attendanceQuery, attendanceSpec } from '../../features/events/attendance/attendanceQueries'
import { eventPart } from '../../features/events/staff/eventPart'
import { readListQuery } from '../../lib/listQuery'
import { deskPaths } from '../../deskPaths'

/** Who came to an event. */
export const { loader, Component } = eventPart({
  name: 'Attendance',
  mayRead: seesEvents,
  path: deskPaths.eventAttendance,
  View: AttendanceView,
  load: (app, { id, request }) => {
    const query = readListQuery(attendanceSpec(id), new URL(request.url).searchParams)
    return [app.queryClient.query(attendanceQuery(app, id, query))]
  },
})
