import type { Payload } from 'payload'
import type { ProfileFacts } from '../applications'
import { SECTORS } from '../applications/choices.schema'
import { fillEmptyFields } from '../../people/profiles'

const MAX_SPECIALIZATION = 100
const MAX_YEARS = 80

const numberOf = (text: string | null | undefined): number | null => {
  const years = /^\s*(\d{1,2})\s*\+?\s*$/.exec(text ?? '')?.[1]
  return years !== undefined && Number(years) <= MAX_YEARS ? Number(years) : null
}

const specializationOf = ({ sectors, fieldOfStudy }: ProfileFacts): string | null => {
  const names = (sectors ?? []).flatMap((sector) => (sector in SECTORS ? [SECTORS[sector]] : []))
  const text = names.join(', ')
  return (text.length <= MAX_SPECIALIZATION ? text : names[0]) || fieldOfStudy || null
}

/** The fields of a profile that an application fills, as the profile holds them; what it does not say is left out. */
const profileFieldsOf = (application: ProfileFacts): Record<string, string | number> => {
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

/** Fills a member's profile from the approved application, where the member has written nothing. */
export const fillProfile = (payload: Payload, user: string, application: ProfileFacts): Promise<void> =>
  fillEmptyFields(payload, user, profileFieldsOf(application))
