import type { Payload } from 'payload'
import { pageOfRows } from '../../../platform/pageOfRows'
import { toJubaTime } from '../../../platform/jubaTime'
import { isAddress } from '../../accounts/noAddress.schema'
import { findNames } from '../../people/profiles'
import {
  ATTENDEES_PER_PAGE,
  type AttendanceFilter,
  type AttendanceList,
  type AttendeeRow,
} from './attendance.schema'
import { type AttendanceEvent, attendanceClosed } from './attendanceScope'
import { type Attendee, countAttendees, streamAttendees } from './attendancesRepository'
import { FORMER_COLLEAGUE } from '../../people/profiles/formerPeople.schema'

const toRow = ({ _id, fullName, email, registeredAt, attendedAt }: Attendee): AttendeeRow => ({
  id: String(_id),
  fullName,
  email: isAddress(email) ? email : '',
  registeredAt: registeredAt?.toISOString() ?? null,
  attendedAt: attendedAt?.toISOString() ?? null,
})

/** A page of who is registered for an event or came to it, by name. */
export const listAttendance = async (
  payload: Payload,
  { event, scope }: AttendanceEvent,
  filter: AttendanceFilter,
): Promise<AttendanceList> => {
  const rows = async function* (range?: { skip: number; limit: number }): AsyncGenerator<AttendeeRow> {
    for await (const attendee of streamAttendees(payload, scope, filter, range)) yield toRow(attendee)
  }
  const count = async (): Promise<number> => (await countAttendees(payload, scope, filter)).count
  const [page, { registered, attended }] = await Promise.all([
    pageOfRows({ rows, count }, filter.page, ATTENDEES_PER_PAGE),
    countAttendees(payload, scope),
  ])
  return { ...page, registered, attended, closed: attendanceClosed(event, new Date()) }
}

export const ATTENDANCE_COLUMNS = ['Name', 'Email', 'Registered (Juba time)', 'Came (Juba time)', 'Marked by']

const shown = (moment: Date | null): string => (moment ? toJubaTime(moment).replace('T', ' ') : '')

/** Everybody who is registered or came, as rows of a table. The caller checks access. */
export const exportAttendance = async function* (
  payload: Payload,
  { scope }: AttendanceEvent,
  filter: AttendanceFilter,
): AsyncGenerator<string[]> {
  const names = new Map<string, string>()
  for await (const { fullName, email, registeredAt, attendedAt, by } of streamAttendees(
    payload,
    scope,
    filter,
  )) {
    const marker = by?.toHexString()
    // few mark many: each name is read once
    if (marker && !names.has(marker))
      names.set(marker, (await findNames(payload, [marker])).get(marker) ?? FORMER_COLLEAGUE)
    yield [
      fullName,
      isAddress(email) ? email : '',
      shown(registeredAt),
      shown(attendedAt),
      (marker && names.get(marker)) || '',
    ]
  }
}
