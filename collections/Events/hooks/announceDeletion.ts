import type { CollectionBeforeDeleteHook } from 'payload'
import { announceDeletion as announce } from '../../../domain/events/registrations'

/** Announces to everybody registered that an event does not take place, while it can still be read. */
export const announceDeletion: CollectionBeforeDeleteHook = ({ id, req }) => announce(req.payload, id)
