import type { CollectionAfterDeleteHook } from 'payload'
import { deleteAttendancesOfEvent } from '../../../domain/events/attendance'

/** Deletes who came to a deleted event. */
export const deleteAttendances: CollectionAfterDeleteHook = ({ id, req }) =>
  deleteAttendancesOfEvent(req.payload, id)
