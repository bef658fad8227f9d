import type { Payload, PayloadRequest } from 'payload'
import { keysOf } from '../../../platform/records.schema'
import { recordChange } from '../../audit'
import { moveMembersVersion } from '../../content/contentVersions'
import { announcePeople, findDetails, replaceFields } from '../profiles'
import { DETAIL_LABELS, type PersonDetails } from './personDetailTexts.schema'
import type { DetailsCorrection } from './personDetails.schema'

/** What staff see of a person beside account and membership; undefined for an account without a profile. */
export const readPersonDetails = async (
  payload: Payload,
  user: string,
): Promise<PersonDetails | undefined> => {
  const profile = await findDetails(payload, user)
  if (!profile) return undefined
  return {
    fullName: profile.fullName,
    phone: profile.phone ?? null,
    postalAddress: profile.postalAddress ?? null,
    birthDate: profile.birthDate ?? null,
    professionalTitle: profile.professionalTitle ?? null,
    organization: profile.organization ?? null,
    specialization: profile.specialization ?? null,
    yearsOfExperience: profile.yearsOfExperience ?? null,
    licenseNumber: profile.licenseNumber ?? null,
  }
}

/**
 * Corrects the details of a person, if in each of the fields stands what the caller read: what others change in other
 * fields stays. The audit log names the fields; what stood in them is personal.
 */
export const correctDetails = async (
  req: PayloadRequest,
  user: string,
  { details, seen }: DetailsCorrection,
): Promise<{ outcome: 'corrected' } | { problem: 'not_found' | 'changed_meanwhile' }> => {
  const { payload } = req
  const fields = keysOf(DETAIL_LABELS).filter((field) => details[field] !== undefined)
  if (fields.length === 0) return { outcome: 'corrected' }
  const before = Object.fromEntries(fields.map((field) => [field, seen[field] ?? null]))
  const profile = await replaceFields(payload, user, before, details)
  if (!profile) return { problem: (await findDetails(payload, user)) ? 'changed_meanwhile' : 'not_found' }
  await moveMembersVersion(payload)
  await announcePeople(payload, 'person.updated', [user])
  await recordChange(req, {
    action: 'profile.corrected',
    subject: { collection: 'profiles', id: profile },
    account: user,
    after: { fields: fields.map((field) => DETAIL_LABELS[field]).join(', ') },
  })
  return { outcome: 'corrected' }
}
