import type { Payload } from 'payload'
import { type FoundContact, askEndorsement, findContactOf, findEndorsementsOf } from '../../endorsements'
import { MAX_ENDORSEMENTS } from '../../endorsements/kinds.schema'
import { type StoredApplication, findLatestApplication } from '../applicationsRepository'
import { findOpenApplication } from './addDocument'

export type ContactProblem = 'unknown_number' | 'own'
export type SponsorProblem = ContactProblem | 'no_application' | 'named_already' | 'too_many'

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
export const askSponsor = (
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
