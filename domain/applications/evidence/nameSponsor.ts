import type { Payload } from 'payload'
import { askEndorsement, findContactOf, findEndorsementsOf } from '../../endorsements'
import { MAX_ENDORSEMENTS } from '../../endorsements/kinds.schema'
import { findLatestApplication } from '../applicationsRepository'
import { findOpenApplication } from './addDocument'

export type SponsorProblem = 'no_application' | 'unknown_number' | 'own' | 'named_already' | 'too_many'

/**
 * Names a sponsor of a person's open application, who gets a link by mail. An address that no member has is asked all the
 * same: the answer does not tell who has an account.
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
  const found = await findContactOf(payload, contact)
  if (!found) return { problem: 'unknown_number' }
  if (found.member === user || found.email === application.email) return { problem: 'own' }
  const { fullName, membershipType: grade } = application
  const { email, member } = found
  const id = await askEndorsement(payload, {
    kind: 'sponsor',
    subject,
    user,
    fullName,
    grade,
    contact,
    email,
    member,
  })
  return id ? { id } : { problem: 'named_already' }
}
