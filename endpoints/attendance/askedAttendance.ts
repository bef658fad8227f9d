import type { PayloadRequest } from 'payload'
import { findAttendanceEvent } from '../../domain/attendance'
import { type AttendanceFilter, attendanceQuerySchema } from '../../domain/attendance/attendance.schema'
import { invalid } from '../answers'
import { eventNotFound } from '../events/answerChange'
import { staffScope } from '../events/staffScope'

interface Asked {
  asked: NonNullable<Awaited<ReturnType<typeof findAttendanceEvent>>>
  filter: AttendanceFilter
}

/** Reads whose attendance is asked for, or refuses. */
export const askedAttendance = async (req: PayloadRequest): Promise<Asked | { refusal: Response }> => {
  const scope = staffScope(req)
  if ('refusal' in scope) return scope
  const { data: filter, error } = attendanceQuerySchema.safeParse(req.query)
  if (error) return { refusal: invalid(error) }
  const asked = await findAttendanceEvent(req, req.routeParams?.id)
  return asked ? { asked, filter } : { refusal: eventNotFound() }
}
