import type { Payload } from 'payload'
import { ticketPublicKey } from '../orders'
import type { DoorList } from './door.schema'
import { findExpected } from './doorEntriesRepository'
import { doorOpensAt } from './doorTerm'
import type { AdmittedDoor } from './manageDoorPasses'

/** All that a device at the door needs to work without a network: no addresses, nothing of money but what is unpaid. */
export const readDoorList = async (
  payload: Payload,
  { event, pass, until }: AdmittedDoor,
): Promise<DoorList> => ({
  opensAt: doorOpensAt(event) > new Date() ? doorOpensAt(event).toISOString() : null,
  event: {
    id: String(event._id),
    title: event.title,
    location: event.location,
    eventDate: event.eventDate.toISOString(),
  },
  pass: String(pass._id),
  door: pass.name,
  until: until.toISOString(),
  publicKey: ticketPublicKey(payload),
  entries: (await findExpected(payload, String(event._id))).map(({ user: _, extra, state, ...entry }) => ({
    ...entry,
    state: extra === (pass.extra ? String(pass.extra) : null) ? state : 'elsewhere',
  })),
})
