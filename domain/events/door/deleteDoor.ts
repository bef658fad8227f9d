import type { Payload } from 'payload'
import { deleteCheckInsOfEvent } from './checkInsRepository'
import { deleteDoorPassesOfEvent } from './doorPassesRepository'

/** Deletes the passes of a deleted event, and who was let in. */
export const deleteDoor = async (payload: Payload, event: unknown): Promise<void> => {
  await deleteDoorPassesOfEvent(payload, event)
  await deleteCheckInsOfEvent(payload, event)
}
