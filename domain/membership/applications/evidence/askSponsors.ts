import type { Payload } from 'payload'
import { workOnEach } from '../../../../platform/workOnEach'
import {
  type StoredApplication,
  findApplication,
  findUnaskedSponsors,
  markSponsorAsked,
} from '../applicationsRepository'
import { askSponsor, findSponsor } from './nameSponsor'

const AT_ONCE = 100

/** Asks those whom the application still has to ask. Who has gone meanwhile is left out. Safe to repeat. */
const askEach = async (payload: Payload, application: StoredApplication): Promise<void> => {
  const { _id, user, email, sponsorsToAsk } = application
  if (!user) return
  for (const contact of sponsorsToAsk ?? []) {
    const found = await findSponsor(payload, { user: user.toHexString(), email, contact })
    if (!('problem' in found)) await askSponsor(payload, application, contact, found)
    await markSponsorAsked(payload, _id, contact)
  }
}

/** Asks the sponsors that an application was sent with. Safe to repeat. */
export const askSponsors = async (payload: Payload, id: string): Promise<void> => {
  const application = await findApplication(payload, id)
  if (application) await askEach(payload, application)
}

/** Asks the sponsors whom a crash kept from being asked. Runs regularly. */
export const catchUpSponsors = async (payload: Payload): Promise<void> => {
  const applications = await findUnaskedSponsors(payload, AT_ONCE)
  await workOnEach(payload, applications, (application) => askEach(payload, application), {
    failed: 'the sponsors of an application could not be asked; it is tried again',
    about: ({ _id }) => ({ application: _id.toHexString() }),
  })
}
