import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { seesEvents } from '../../../collections/access/policies.schema'
import { UpLink } from '../../components/ui/UpLink'
import { AttendanceView } from '../../features/events/attendance/AttendanceView'
import { attendanceQuery, attendanceSpec } from '../../features/events/attendance/attendanceQueries'
import { staffEventQuery } from '../../features/events/staff/staffEventQueries'
import { type App, useApp } from '../../lib/app'
import { awaitOnServer } from '../../lib/awaitOnServer'
import { readListQuery } from '../../lib/listQuery'
import type { PageData } from '../../lib/pageHead'
import { requireStaff } from '../../lib/session/requireStaff'
import { paths } from '../../paths'

/** Who came to an event. */
export const loader =
  (app: App) =>
  async ({ params: { id = '' }, request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireStaff(app, request, seesEvents)
    const query = readListQuery(attendanceSpec(id), new URL(request.url).searchParams)
    const [{ title }] = await Promise.all([
      app.queryClient.query(staffEventQuery(app, id)),
      awaitOnServer([app.queryClient.query(attendanceQuery(app, id, query))]),
    ])
    return { head: { title: `Attendance: ${title}`, canonical: paths.admin.eventAttendance.build(id) } }
  }

export const Component = () => {
  const { id = '' } = useParams()
  const { data: event } = useSuspenseQuery(staffEventQuery(useApp(), id))
  return (
    <>
      <UpLink to={paths.admin.event.build(id)}>The event</UpLink>
      <h2 className="mb-4 text-2xl break-words">
        Attendance: <bdi>{event.title}</bdi>
      </h2>
      <AttendanceView key={id} eventId={id} />
    </>
  )
}
