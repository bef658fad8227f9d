import { z } from 'zod'
import { APPLICATION_GRADES, APPLICATION_LIMITS, GENDERS, SECTORS } from './choices/schema'

export type { ApplicationStatus } from './choices/schema'
export { APPLICATION_STATUSES, OPEN_STATUSES, GENDERS, APPLICATION_GRADES, APPLICATION_GRADE_HINTS, SECTORS, APPLICATION_LIMITS } from './choices/schema'

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
  dateOfBirth: day('Date of birth is required').refine((date) => date >= '1900-01-01' && date < today(), 'Date of birth must be in the past'),
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
