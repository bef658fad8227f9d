import type { PayloadRequest } from 'payload'
import { isObjectId } from '../../../platform/isObjectId'
import { recordChange } from '../../audit'
import { attendanceClosed, findAttendanceEvent } from './attendanceScope'
import { deleteAttendance, isAttendee } from './attendancesRepository'
import type { AttendanceMarked } from './attendance.schema'
import { storeMark } from './storeMark'

type Marked =
  AttendanceMarked | { problem: 'not_found' | 'no_attendee' } | { problem: 'closed'; text: string }

/**
 * Marks that somebody came to an event, or takes the mark back. Repeated, or done by two at once, it changes nothing
 * more.
 * @param by id of the account of who marks
 * @returns `no_attendee` for who is not registered, and for people whom the caller may not see
 */
export const markAttendance = async (
  req: PayloadRequest,
  event: unknown,
  user: unknown,
  { isPresent, by }: { isPresent: boolean; by: string },
): Promise<Marked> => {
  const { payload } = req
  const found = await findAttendanceEvent(req, event)
  if (!found) return { problem: 'not_found' }
  const { id } = found.event
  if (!isObjectId(user) || !(await isAttendee(payload, found.scope, user))) return { problem: 'no_attendee' }
  const closed = isPresent ? attendanceClosed(found.event, new Date()) : null
  if (closed) return { problem: 'closed', text: closed }
  if (isPresent) await storeMark(req, found.event, user, by)
  else if (await deleteAttendance(payload, id, user))
    await recordChange(req, {
      action: 'attendance.unmarked',
      subject: { collection: 'events', id, title: found.event.title },
      account: user,
    })
  return { outcome: isPresent ? 'marked' : 'unmarked' }
}
