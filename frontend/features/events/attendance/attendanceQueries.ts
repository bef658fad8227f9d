import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AttendanceList } from '../../../../domain/events/attendance/attendance.schema'
import type { App } from '../../../lib/app'
import { type ListQuery, type ListSpec, listPairs } from '../../../lib/listQuery'
import { OWN } from '../../../lib/session/sessionQuery'
import { deskPaths } from '../../../deskPaths'

/** The list of who came stands on a page of its own, which is quick on a phone at the door. */
export const attendanceSpec = (id: string): ListSpec => ({
  path: deskPaths.eventAttendance.build(id),
  filters: { show: ['came', 'missing'] },
  sorts: ['fullName'],
})

export const attendanceKey = (id: string) => [OWN, 'attendance', id] as const

/** While the list is open it is asked for so often: a colleague marks people at another door. */
const LOOK_MS = 10_000

/** A page of who is registered for an event or came to it. */
export const attendanceQuery = ({ api }: Pick<App, 'api'>, id: string, query: ListQuery) =>
  queryOptions({
    queryKey: [...attendanceKey(id), query],
    queryFn: ({ signal }) =>
      api.get<AttendanceList>(`/events/${encodeURIComponent(id)}/attendance`, {
        query: listPairs(query),
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: LOOK_MS,
  })
