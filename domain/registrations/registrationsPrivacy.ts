import type { Payload } from 'payload'
import { type ErasedPerson, type PersonalData, readOwn } from '../../platform/personalData'
import { moveContentVersion } from '../contentVersions'
import { deleteRegistrations, findEventsOf, releaseSeat } from './seats'

const releaseSeats = async (payload: Payload, { user }: ErasedPerson): Promise<void> => {
  const events = await findEventsOf(payload, user)
  // without its row a seat is released silently: nobody is left to be told
  await deleteRegistrations(payload, user)
  for (const event of events) await releaseSeat(payload, event, user)
  if (events.length > 0) await moveContentVersion(payload, 'seats')
}

export const registrationsPersonalData: PersonalData = {
  exports: [{ file: 'registrations.json', read: (req) => readOwn(req, 'registrations') }],
  erasures: { requests: releaseSeats },
}

export const seatLedgersPersonalData: PersonalData = {
  exports: { none: 'Seats are exported as registrations.' },
  erasures: { none: 'Seats are released with the registrations.' },
}
