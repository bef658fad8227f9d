import type { Payload } from 'payload'
import { deleteSeatLedger } from '..'
import { deleteRegistrationsOfEvent } from './registrationsRepository'

/** Deletes the seat ledger of a deleted event first, so that nobody registers any more, then its registrations. */
export const deleteSeats = async (payload: Payload, event: unknown): Promise<void> => {
  await deleteSeatLedger(payload, event)
  await deleteRegistrationsOfEvent(payload, event)
}
