import { z } from 'zod'
import { REGIONS, type Region } from '../../../collections/access/roles'
import { GRADES, type Grade, type MembershipStatus } from '../../membership/memberships/grades.schema'
import { fullNameSchema } from '../../membership/memberships/names.schema'
import { HIDEABLE_FIELDS, type HideableField } from './hideableFields.schema'
import { storedPostalAddressSchema } from './postalAddress.schema'
import { keysOf } from '../../../platform/records.schema'

export const MAX_DIVISIONS = 8

const optionalText = (max: number, name: string) =>
  z
    .string()
    .trim()
    .max(max, `${name} must be at most ${max} characters`)
    .refine((text) => !text.includes('\0'), `${name} contains a character that cannot be stored`)
    .transform((text) => text || null)
    .nullable()
    .optional()

const YEARS_MESSAGE = 'Years of experience must be a whole number from 0 to 80'
const NAME_MESSAGE = 'Please enter your full name'

/** What a member and, of others, an administrator may change. A key that is not there is not changed; null empties. */
const detailFields = {
  fullName: z
    .string(NAME_MESSAGE)
    .refine((text) => !text.includes('\0'), NAME_MESSAGE)
    .pipe(fullNameSchema(NAME_MESSAGE, { min: 1, max: 'Full name must be at most 100 characters' })),
  phone: optionalText(20, 'Phone'),
  postalAddress: storedPostalAddressSchema.optional(),
  professionalTitle: optionalText(100, 'Professional title'),
  organization: optionalText(200, 'Organization'),
  specialization: optionalText(100, 'Specialization'),
  region: z.enum(REGIONS, 'Please choose a region').nullish(),
  bio: optionalText(2000, 'About me'),
  yearsOfExperience: z
    .number(YEARS_MESSAGE)
    .int(YEARS_MESSAGE)
    .min(0, YEARS_MESSAGE)
    .max(80, YEARS_MESSAGE)
    .nullish(),
  licenseNumber: optionalText(50, 'License number'),
  membershipType: z.enum(keysOf(GRADES), 'Please choose a membership type').nullish(),
  /** Slugs. */
  divisions: z
    .array(z.string().regex(/^[a-z0-9-]{1,80}$/, 'There is no such division'))
    .max(MAX_DIVISIONS, 'There are not so many divisions')
    .optional(),
}

/** What a member alone decides. Source: decisions.md "Screens". */
const privacyFields = {
  hiddenFields: z
    .array(z.enum(keysOf(HIDEABLE_FIELDS)))
    .max(Object.keys(HIDEABLE_FIELDS).length)
    .optional(),
  isListedPublicly: z.boolean().optional(),
  isInDirectory: z.boolean().optional(),
  acceptsMessages: z.boolean().optional(),
}

/** A whole profile, as a form shows it. Source: spec.md sections 3, 5 "Profile" and 7 "Profile save". */
export const profileSchema = z.strictObject({ ...detailFields, ...privacyFields })
export type ProfileUpdate = z.output<typeof profileSchema>

/** Body of `PATCH /api/profiles/me`: the fields that changed, and no other. */
export const profilePatchSchema = profileSchema.partial()
export type ProfilePatch = z.output<typeof profilePatchSchema>

/** Body of `PATCH /api/profiles/:id/fields`, which administrators correct other people's profiles by. */
export const profileCorrectionSchema = z.strictObject(detailFields).partial()

/** What `PATCH /api/profiles/:id/fields` answers. */
export interface ProfileCorrected {
  /** Of the profile. */
  id: string
  /** The names of the fields. */
  changed: string[]
}

/** A profile as its owner reads it: `GET /api/profiles/me`. */
export interface OwnProfile {
  /** The profile's id, by which the directory knows the person. */
  id: string
  email: string
  fullName: string
  phone: string | null
  postalAddress: string | null
  /** `YYYY-MM-DD`, as staff entered it. */
  birthDate: string | null
  professionalTitle: string | null
  organization: string | null
  specialization: string | null
  region: Region | null
  bio: string | null
  yearsOfExperience: number | null
  licenseNumber: string | null
  membershipType: Grade | null
  /** Slugs. */
  divisions: string[]
  hiddenFields: HideableField[]
  isListedPublicly: boolean
  isInDirectory: boolean
  /** Whether other members can write to the person on the site. */
  acceptsMessages: boolean
  avatarUrl: string | null
  joinedAt: string
  membership: { status: MembershipStatus; number: string | null; isTypeLocked: boolean }
}
