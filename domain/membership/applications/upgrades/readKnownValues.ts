import type { Payload } from 'payload'
import { APPLICATION_LIMITS } from '../choices.schema'
import { type StoredApplication, findLatestApplication } from '../applicationsRepository'
import { findProfile } from '../../../people/profiles'
import { STEP_FIELDS } from '../steps.schema'
import type { DraftText, DraftValues } from '../drafts/draft.schema'

/** What is no text, or is given anew each time. */
const APART = ['dateOfBirth', 'sectors', 'membershipType'] as const
type Kept = Exclude<(typeof STEP_FIELDS)[1 | 2][number], (typeof APART)[number]>

/** What an earlier application says again. */
const KEPT = [...STEP_FIELDS[1], ...STEP_FIELDS[2]].filter(
  (name): name is Kept => !APART.some((each) => each === name),
) satisfies DraftText[]

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
 * What is known of a person who applied before, as the form holds it: the earlier application, and what the profile
 * says since. Empty for a first application, and for one that is still open.
 */
export const readKnownValues = async (payload: Payload, user: string): Promise<DraftValues> => {
  const application = await findLatestApplication(payload, user)
  if (!application || application.status === 'pending' || application.status === 'under_review') return {}
  return { ...fromApplication(application), ...fromProfile(await findProfile(payload, user)) }
}
