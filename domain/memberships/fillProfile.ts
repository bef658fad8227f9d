import type { Payload } from 'payload'
import { SECTORS } from '../applications/choices.schema'
import type { Region } from '../../collections/access/roles'
import { modelOf } from '../../platform/database'

/** What an application says that a profile shows. */
export interface ApplicationFacts {
  position?: string | null
  currentEmployer?: string | null
  phoneNumber?: string | null
  yearsOfExperience?: string | null
  sectors?: string[] | null
  fieldOfStudy?: string | null
  region?: Region | null
}

const MAX_SPECIALIZATION = 100
const MAX_YEARS = 80

const numberOf = (text: string | null | undefined): number | null => {
  const years = /^\s*(\d{1,2})\s*\+?\s*$/.exec(text ?? '')?.[1]
  return years !== undefined && Number(years) <= MAX_YEARS ? Number(years) : null
}

const specializationOf = ({ sectors, fieldOfStudy }: ApplicationFacts): string | null => {
  const names = (sectors ?? []).flatMap((sector) =>
    sector in SECTORS ? [SECTORS[sector as keyof typeof SECTORS]] : [],
  )
  const text = names.join(', ')
  return (text.length <= MAX_SPECIALIZATION ? text : names[0]) || fieldOfStudy || null
}

/** The fields of a profile that an application fills, as the profile holds them; what it does not say is left out. */
export const profileFieldsOf = (application: ApplicationFacts): Record<string, string | number> => {
  const { position, currentEmployer, phoneNumber, yearsOfExperience, region } = application
  const fields = {
    professionalTitle: position,
    organization: currentEmployer,
    phone: phoneNumber,
    yearsOfExperience: numberOf(yearsOfExperience),
    specialization: specializationOf(application),
    region,
  }
  return Object.fromEntries(
    Object.entries(fields).filter(
      (field): field is [string, string | number] =>
        field[1] !== null && field[1] !== undefined && field[1] !== '',
    ),
  )
}

/**
 * Fills a member's profile from the approved application, where the member has written nothing. Each field is decided by
 * the database as it is then.
 */
export const fillProfile = async (
  payload: Payload,
  user: string,
  application: ApplicationFacts,
): Promise<void> => {
  const fields = Object.entries(profileFieldsOf(application))
  if (fields.length === 0) return
  await modelOf(payload, 'profiles').bulkWrite(
    fields.map(([name, value]) => ({
      updateOne: { filter: { user, [name]: { $in: [null, ''] } }, update: { $set: { [name]: value } } },
    })),
  )
}
