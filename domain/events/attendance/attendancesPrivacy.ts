import type { PersonalData } from '../../../platform/personalData'
import { findEventTitles } from '..'
import { deleteAttendancesOfUser, findAttendancesOf } from './attendancesRepository'

export const attendancesPersonalData: PersonalData = {
  exports: [
    {
      file: 'attendance.json',
      read: async ({ payload }, { id }) => {
        const attendances = await findAttendancesOf(payload, id)
        const events = await findEventTitles(
          payload,
          attendances.map(({ event }) => event),
        )
        return attendances.map(({ event, createdAt, certificateCode }) => ({
          event: events.get(String(event))?.title ?? null,
          markedAt: createdAt,
          certificate: certificateCode ?? null,
        }))
      },
    },
  ],
  erasures: { requests: (payload, { user }) => deleteAttendancesOfUser(payload, user) },
}
