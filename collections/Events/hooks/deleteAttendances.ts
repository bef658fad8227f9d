import type { CollectionAfterDeleteHook } from 'payload'
import { forgetAttendance } from '../../../domain/events/attendance'
import { deleteDoor } from '../../../domain/events/door'
import { deleteSurvey } from '../../../domain/events/surveys'

/** Deletes who came to a deleted event, and what its doors noted, and its survey; members keep their hours. */
export const deleteAttendances: CollectionAfterDeleteHook = async ({ id, req }) => {
  await deleteDoor(req.payload, id)
  await deleteSurvey(req.payload, String(id))
  await forgetAttendance(req.payload, id)
}
