import type { Payload } from 'payload'
import { ticketPublicKey } from '../orders'
import type { DoorList } from './door.schema'
import { findExpected } from './doorEntriesRepository'
import { readScopes, scopeOf, stateAtEvent } from './doorScopes'
import { doorOpensAt } from './doorTerm'
import type { AdmittedDoor } from './manageDoorPasses'

/**
 * All that a device at the door needs to work without a network: no addresses, nothing of money but what is unpaid,
 * and no names for other doors.
 */
export const readDoorList = async (
  payload: Payload,
  { event, pass, until }: AdmittedDoor,
): Promise<DoorList> => {
  const id = String(event._id)
  const [expected, scopes] = await Promise.all([findExpected(payload, id), readScopes(payload, id)])
  const scope = scopes.get(scopeOf(pass) ?? '')
  const stateOf = scope?.stateOf ?? stateAtEvent
  return {
    opensAt: doorOpensAt(event) > new Date() ? doorOpensAt(event).toISOString() : null,
    event: { id, title: event.title, location: event.location, eventDate: event.eventDate.toISOString() },
    pass: String(pass._id),
    door: pass.name,
    scope: scope?.name ?? null,
    until: until.toISOString(),
    publicKey: ticketPublicKey(payload),
    entries: expected.map((entry) => {
      const { id: ticket, name, type, notes } = entry
      const state = stateOf(entry)
      return state === 'elsewhere'
        ? { id: ticket, name: '', type, state }
        : { id: ticket, name, type, state, ...(notes && { notes }) }
    }),
  }
}
