import type { Payload } from 'payload'
import { type ErasedPerson, type PersonalData, readOwn } from '../../../platform/personalData'
import { moveContentVersion } from '../../content/contentVersions'
import { findEventsHeldBy } from '..'
import { deleteRegistrationsOfUser, findEventsOfUser } from './registrationsRepository'
import { releaseSeat } from './cancelRegistration'

const releaseSeats = async (payload: Payload, { user }: ErasedPerson): Promise<void> => {
  const held = await findEventsHeldBy(payload, user)
  const registered = await findEventsOfUser(payload, user)
  const events = new Set([...held, ...registered].map(String))
  // without its registration a seat is released silently: nobody is left to be told
  await deleteRegistrationsOfUser(payload, user)
  for (const event of events) await releaseSeat(payload, event, user)
  if (events.size > 0) await moveContentVersion(payload, 'seats')
}

export const registrationsPersonalData: PersonalData = {
  exports: [{ file: 'registrations.json', read: (req) => readOwn(req, 'registrations') }],
  erasures: { requests: releaseSeats },
}
