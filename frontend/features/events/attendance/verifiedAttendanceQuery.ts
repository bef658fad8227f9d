import { queryOptions } from '@tanstack/react-query'
import type { VerifiedAttendance } from '../../../../domain/events/attendance/attendance.schema'
import type { App } from '../../../lib/app'
import { foundOrNull } from '../../../lib/foundOrNull'

const STALE_MS = 60_000

/** What a certificate's code stands for; null for one that is not valid. */
export const verifiedAttendanceQuery = ({ api }: Pick<App, 'api'>, code: string) =>
  queryOptions({
    queryKey: ['verification', 'attendance', code],
    queryFn: ({ signal }) =>
      foundOrNull(api.get<VerifiedAttendance>(`/events/verify/${encodeURIComponent(code)}`, { signal })),
    staleTime: STALE_MS,
  })
