import type { PayloadRequest } from 'payload'
import type { Event } from '../../../payload-types'
import { recordChange } from '../../audit'
import { insertAttendance } from './attendancesRepository'

/** Stores that somebody came, once, and records it. The caller checks who may. */
export const storeMark = async (
  req: PayloadRequest,
  { id, title }: Pick<Event, 'id' | 'title'>,
  user: string,
  by: string,
): Promise<void> => {
  if (await insertAttendance(req.payload, id, user, by))
    await recordChange(req, {
      action: 'attendance.marked',
      subject: { collection: 'events', id, title },
      account: user,
    })
}
