import type { Payload } from 'payload'
import { APPLICATION_LIMITS } from '../choices.schema'
import { type StoredApplication, findLatestApplication } from '../applicationsRepository'
import { findProfile } from '../../profiles'
import type { DraftText, DraftValues } from '../drafts/draft.schema'

/** What an earlier application says again; grade and signature are given anew each time. */
const KEPT = [
  'fullName',
  'nationality',
  'gender',
  'idPassport',
  'street',
  'city',
  'state',
  'country',
  'phoneNumber',
  'email',
  'institutionName',
  'degree',
  'fieldOfStudy',
  'yearOfCompletion',
  'currentEmployer',
  'position',
  'workAddress',
  'yearsOfExperience',
  'otherMemberships',
  'otherMembershipsDetails',
] as const satisfies DraftText[]

const fromApplication = (application: StoredApplication): DraftValues => ({
  ...Object.fromEntries(KEPT.flatMap((name) => (application[name] ? [[name, application[name]]] : []))),
  dateOfBirth: application.dateOfBirth.toISOString().slice(0, 10),
  ...(application.sectors && { sectors: [...application.sectors] }),
})

const fromProfile = (profile: Awaited<ReturnType<typeof findProfile>>): DraftValues => {
  const texts = {
    phoneNumber: profile?.phone,
    position: profile?.professionalTitle,
    currentEmployer: profile?.organization,
    yearsOfExperience: profile?.yearsOfExperience?.toString(),
  }
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) =>
      text && text.length <= APPLICATION_LIMITS[name as keyof typeof texts] ? [[name, text]] : [],
    ),
  )
}

/**
 * What is known of a person who applied before, as the form holds it: the earlier application, and what the profile says
 * since. Empty for a first application, and for one that is still open.
 */
export const readKnownValues = async (payload: Payload, user: string): Promise<DraftValues> => {
  const application = await findLatestApplication(payload, user)
  if (!application || application.status === 'pending' || application.status === 'under_review') return {}
  return { ...fromApplication(application), ...fromProfile(await findProfile(payload, user)) }
}
