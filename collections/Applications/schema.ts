import { z } from 'zod'

export const APPLICATION_STATUSES = {
  pending: 'Pending',
  under_review: 'Under review',
  approved: 'Approved',
  rejected: 'Rejected',
} as const
export type ApplicationStatus = keyof typeof APPLICATION_STATUSES
/** An account has at most one application in these. */
export const OPEN_STATUSES = ['pending', 'under_review'] as const satisfies ApplicationStatus[]

export const GENDERS = { male: 'Male', female: 'Female', other: 'Other', prefer_not_to_say: 'Prefer not to say' } as const

/** The grades that can be applied for, as the form names and explains them. Source: spec.md section 2, part B. */
export const APPLICATION_GRADES = { student: 'Student', graduate: 'Graduate', professional: 'Professional', fellow: 'Fellow' } as const
export const APPLICATION_GRADE_HINTS: Record<keyof typeof APPLICATION_GRADES, string> = {
  student: 'Students enrolled in civil engineering programmes',
  graduate: 'Recent graduates with under 3 years of experience',
  professional: 'Licensed engineers with 3+ years of experience',
  fellow: 'Distinguished engineers',
}

export const SECTORS = {
  structural: 'Structural',
  transportation: 'Transportation',
  water_resources: 'Water Resources',
  geotechnical: 'Geotechnical',
  environmental: 'Environmental',
  construction_management: 'Construction Management',
} as const

/** The longest text each field takes. Source: spec.md section 5, "Membership application". */
export const APPLICATION_LIMITS = {
  fullName: 100,
  nationality: 100,
  idPassport: 50,
  street: 200,
  city: 100,
  state: 100,
  country: 100,
  phoneNumber: 20,
  email: 255,
  institutionName: 200,
  degree: 100,
  fieldOfStudy: 100,
  yearOfCompletion: 4,
  currentEmployer: 200,
  position: 100,
  workAddress: 300,
  yearsOfExperience: 3,
  otherMembershipsDetails: 500,
  signature: 100,
} as const
type LimitedField = keyof typeof APPLICATION_LIMITS

const keysOf = <Key extends string>(labels: Record<Key, string>) => Object.keys(labels) as [Key, ...Key[]]
const tooLong = (field: LimitedField) => `At most ${APPLICATION_LIMITS[field]} characters`

const requiredText = (field: LimitedField, message: string, min = 1) =>
  z.string(message).trim().min(min, message).max(APPLICATION_LIMITS[field], tooLong(field))

const optionalText = (field: LimitedField) =>
  z
    .string()
    .trim()
    .max(APPLICATION_LIMITS[field], tooLong(field))
    .nullish()
    .transform((text) => text || null)

/** A calendar day, `YYYY-MM-DD`. */
const day = (message: string) => z.iso.date(message)
const today = () => new Date().toISOString().slice(0, 10)

/** The membership application, for form and endpoint. Source: spec.md section 5, "Membership application". */
export const applicationSchema = z.strictObject({
  fullName: requiredText('fullName', 'Full name is required', 2),
  dateOfBirth: day('Date of birth is required').refine((date) => date >= '1900-01-01' && date < today(), 'Date of birth must lie in the past'),
  nationality: requiredText('nationality', 'Nationality is required'),
  gender: z.enum(keysOf(GENDERS), 'Gender is required'),
  idPassport: requiredText('idPassport', 'ID/Passport number is required'),
  street: requiredText('street', 'Street address is required'),
  city: requiredText('city', 'City is required'),
  state: requiredText('state', 'State is required'),
  country: requiredText('country', 'Country is required'),
  phoneNumber: requiredText('phoneNumber', 'Phone number is required'),
  email: z.string('Valid email is required').trim().toLowerCase().max(255, tooLong('email')).pipe(z.email('Valid email is required')),
  membershipType: z.enum(keysOf(APPLICATION_GRADES), 'Membership type is required'),
  institutionName: requiredText('institutionName', 'Institution name is required'),
  degree: requiredText('degree', 'Degree/Diploma is required'),
  fieldOfStudy: requiredText('fieldOfStudy', 'Field of study is required'),
  yearOfCompletion: z.string('Year is required').trim().regex(/^\d{4}$/, 'Year is required'),
  currentEmployer: optionalText('currentEmployer'),
  position: optionalText('position'),
  workAddress: optionalText('workAddress'),
  yearsOfExperience: optionalText('yearsOfExperience'),
  sectors: z
    .array(z.enum(keysOf(SECTORS)))
    .max(Object.keys(SECTORS).length)
    .nullish()
    .transform((sectors) => [...new Set(sectors ?? [])]),
  otherMemberships: z.enum(['yes', 'no'], 'Please answer yes or no'),
  otherMembershipsDetails: optionalText('otherMembershipsDetails'),
  signature: requiredText('signature', 'Signature is required'),
  declarationDate: day('Date is required'),
})
/** What the form holds. */
export type ApplicationInput = z.input<typeof applicationSchema>
/** What is stored. */
export type ApplicationData = z.output<typeof applicationSchema>
