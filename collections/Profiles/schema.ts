import { z } from 'zod'
import { REGIONS } from '../access/roles'
import { GRADES, type Grade } from '../Memberships/schema'

/** What a member may hide from the directory; the name is always shown. Source: decisions.md "Screens". */
export const HIDEABLE_FIELDS = {
  professionalTitle: 'Professional title',
  specialization: 'Specialization',
  organization: 'Organization',
  region: 'Region',
  avatar: 'Photo',
  membershipType: 'Membership type',
  bio: 'About me',
  joinedAt: 'Member since',
} as const
export type HideableField = keyof typeof HIDEABLE_FIELDS

const optionalText = (max: number, name: string) =>
  z
    .string()
    .trim()
    .max(max, `${name} must be at most ${max} characters`)
    .nullish()
    .transform((text) => text || null)

const YEARS_MESSAGE = 'Years of experience must be a whole number from 0 to 80'

/** What a member may change of the own profile. Source: spec.md sections 3, 5 "Profile" and 7 "Profile save". */
export const profileSchema = z.strictObject({
  fullName: z.string().trim().min(1, 'Please enter your full name').max(100, 'Full name must be at most 100 characters'),
  phone: optionalText(20, 'Phone'),
  professionalTitle: optionalText(100, 'Professional title'),
  organization: optionalText(200, 'Organization'),
  specialization: optionalText(100, 'Specialization'),
  region: z.enum(REGIONS, 'Please choose a region').nullish(),
  bio: optionalText(2000, 'About me'),
  yearsOfExperience: z.number(YEARS_MESSAGE).int(YEARS_MESSAGE).min(0, YEARS_MESSAGE).max(80, YEARS_MESSAGE).nullish(),
  licenseNumber: optionalText(50, 'License number'),
  membershipType: z.enum(Object.keys(GRADES) as [Grade, ...Grade[]], 'Please choose a membership type').nullish(),
  hiddenFields: z.array(z.enum(Object.keys(HIDEABLE_FIELDS) as [HideableField, ...HideableField[]])).max(8).optional(),
  isListedPublicly: z.boolean().optional(),
})
export type ProfileInput = z.input<typeof profileSchema>
export type ProfileUpdate = z.output<typeof profileSchema>
