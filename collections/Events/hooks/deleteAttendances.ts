import type { CollectionAfterDeleteHook } from 'payload'
import { forgetAttendance } from '../../../domain/events/attendance'

/** Deletes who came to a deleted event; members keep their hours. */
export const deleteAttendances: CollectionAfterDeleteHook = ({ id, req }) => forgetAttendance(req.payload, id)
