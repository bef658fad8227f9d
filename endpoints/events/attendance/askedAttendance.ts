import type { PayloadRequest } from 'payload'
import { findAttendanceEvent } from '../../../domain/events/attendance'
import {
  type AttendanceFilter,
  attendanceQuerySchema,
} from '../../../domain/events/attendance/attendance.schema'
import { invalid } from '../../answers'
import { eventNotFound } from '../answerChange'
import { staffScope } from '../staffScope'

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
