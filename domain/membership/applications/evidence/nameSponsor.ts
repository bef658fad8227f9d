import type { Payload } from 'payload'
import { workOnEach } from '../../../../platform/workOnEach'
import { type FoundContact, askEndorsement, findContactOf, findEndorsementsOf } from '../../endorsements'
import { MAX_ENDORSEMENTS } from '../../endorsements/kinds.schema'
import {
  type StoredApplication,
  findApplication,
  findLatestApplication,
  findUnaskedSponsors,
  markSponsorAsked,
} from '../applicationsRepository'
import { findOpenApplication } from './addDocument'

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

type ContactProblem = 'unknown_number' | 'own'
type SponsorProblem = ContactProblem | 'no_application' | 'named_already' | 'too_many'

/**
 * Finds whom an applicant names as sponsor.
 * @param contact an address or a membership number, as `contactSchema` gives it
 * @param email the address that the applicant gives in the application
 */
export const findSponsor = async (
  payload: Payload,
  { user, email, contact }: { user: string; email: string; contact: string },
): Promise<FoundContact | { problem: ContactProblem }> => {
  const found = await findContactOf(payload, contact)
  if (!found) return { problem: 'unknown_number' }
  return found.member === user || found.email === email ? { problem: 'own' } : found
}

/**
 * Asks somebody to be the sponsor of an application, by a link in a mail. Safe to repeat: an address is asked once.
 * @returns the id of the endorsement; undefined when the address was asked already
 */
const askSponsor = (
  payload: Payload,
  { _id, user, fullName, membershipType: grade }: StoredApplication,
  contact: string,
  { email, member }: FoundContact,
): Promise<string | undefined> =>
  askEndorsement(payload, {
    kind: 'sponsor',
    subject: _id.toHexString(),
    user: user?.toHexString() ?? '',
    fullName,
    grade,
    contact,
    email,
    member,
  })

/**
 * Names a sponsor of a person's open application, who gets a link by mail. An address that no member has is asked
 * all the same: the answer does not tell who has an account.
 * @param contact an address or a membership number, as `contactSchema` gives it
 */
export const nameSponsor = async (
  payload: Payload,
  user: string,
  contact: string,
): Promise<{ id: string } | { problem: SponsorProblem }> => {
  const subject = await findOpenApplication(payload, user)
  const application = subject && (await findLatestApplication(payload, user))
  if (!subject || !application) return { problem: 'no_application' }
  if ((await findEndorsementsOf(payload, subject)).length >= MAX_ENDORSEMENTS) return { problem: 'too_many' }
  const found = await findSponsor(payload, { user, email: application.email, contact })
  if ('problem' in found) return found
  const id = await askSponsor(payload, application, contact, found)
  return id ? { id } : { problem: 'named_already' }
}
