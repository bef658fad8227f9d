import type { CollectionAfterDeleteHook } from 'payload'
import { deleteSessionsOfEvent } from '../../../domain/events/programme'
import { deleteSeats as deleteSeatsOf } from '../../../domain/events/registrations'

/** Deletes the seats, registrations and sessions of a deleted event. */
export const deleteSeats: CollectionAfterDeleteHook = async ({ id, req }) => {
  await deleteSeatsOf(req.payload, id)
  await deleteSessionsOfEvent(req.payload, id)
}
