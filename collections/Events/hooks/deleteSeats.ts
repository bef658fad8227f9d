import type { CollectionAfterDeleteHook } from 'payload'
import { deleteSeats as deleteSeatsOf } from '../../../domain/events/registrations'

/** Deletes the seats and registrations of a deleted event. */
export const deleteSeats: CollectionAfterDeleteHook = ({ id, req }) => deleteSeatsOf(req.payload, id)
