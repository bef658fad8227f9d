import { z } from 'zod'
import { findState, isHomeCountry } from './places.schema'
import { fullNameSchema, isSameName } from '../memberships/names.schema'
import { APPLICATION_LIMITS, GENDERS, SECTORS } from './choices.schema'
import { APPLIED_GRADES } from './upgrades/ladder.schema'
import { optionalContactSchema } from '../endorsements/endorsement.schema'
import { MAX_ENDORSEMENTS } from '../endorsements/kinds.schema'
import { jubaDay } from '../../../platform/jubaDay.schema'
import { keysOf } from '../../../platform/records.schema'

export type { ApplicationStatus } from './choices.schema'
export {
  APPLICATION_STATUSES,
  OPEN_STATUSES,
  GENDERS,
  APPLICATION_GRADES,
  APPLICATION_GRADE_HINTS,
  SECTORS,
  APPLICATION_LIMITS,
} from './choices.schema'

type LimitedField = keyof typeof APPLICATION_LIMITS

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

/** The terms are for adults. Source: spec.md section 2, "Static pages". */
const MIN_AGE = 18
/** Nobody worked as an engineer before. */
const FIRST_WORKING_AGE = 15

/** What a library makes of a phone number: given in, since form and server load it differently. */
export type PhoneParser = (
  text: string,
) => { isValid: () => boolean; formatInternational: () => string } | undefined

const yearOf = (day: string): number => Number(day.slice(0, 4))

/** Full years between two days. */
const ageAt = (birth: string, day: string): number =>
  yearOf(day) - yearOf(birth) - (day.slice(5) < birth.slice(5) ? 1 : 0)

const birthday = z.iso
  .date('Date of birth is required')
  .refine((date) => date >= '1900-01-01' && date < jubaDay(), {
    message: 'Date of birth must be in the past',
    abort: true,
  })
  .refine((date) => ageAt(date, jubaDay()) >= MIN_AGE, `You must be at least ${MIN_AGE} years old to apply`)

const phone = (parse: PhoneParser) =>
  requiredText('phoneNumber', 'Phone number is required').transform((text, context) => {
    const number = parse(text)
    if (number?.isValid()) return number.formatInternational()
    context.addIssue({
      code: 'custom',
      message: 'Please enter a valid phone number, with its country code if it is not of South Sudan',
    })
    return z.NEVER
  })

type Values = Readonly<Record<string, unknown>>
const textOf = (values: Values, name: string): string =>
  typeof values[name] === 'string' ? values[name].trim() : ''

/**
 * Rules between fields, each told at the second; one whose fields are missing or wrong by themselves is left
 * for later.
 */
const RULES: readonly { field: string; message: string; isMet: (values: Values) => boolean }[] = [
  {
    field: 'state',
    message: 'Please choose a state or administrative area',
    isMet: (values) =>
      !isHomeCountry(textOf(values, 'country')) ||
      textOf(values, 'state') === '' ||
      findState(textOf(values, 'state')) !== undefined,
  },
  {
    field: 'yearOfCompletion',
    message: 'Year of completion must be between your birth and next year',
    isMet: (values) => {
      const year = textOf(values, 'yearOfCompletion')
      if (!/^\d{4}$/.test(year)) return true
      const birth = textOf(values, 'dateOfBirth')
      return Number(year) <= yearOf(jubaDay()) + 1 && (birth === '' || Number(year) > yearOf(birth))
    },
  },
  {
    field: 'yearsOfExperience',
    message: 'Years of experience do not fit your date of birth',
    isMet: (values) => {
      const [years, birth] = [textOf(values, 'yearsOfExperience'), textOf(values, 'dateOfBirth')]
      return (
        !/^\d+$/.test(years) ||
        birth === '' ||
        Number(years) <= Math.max(ageAt(birth, jubaDay()) - FIRST_WORKING_AGE, 0)
      )
    },
  },
  {
    field: 'signature',
    message: 'Signature must be the same as your full name',
    isMet: (values) => {
      const [signature, name] = [textOf(values, 'signature'), textOf(values, 'fullName')]
      return signature === '' || name === '' || isSameName(signature, name)
    },
  },
]

/**
 * The membership application, for form and endpoint. Source: spec.md section 5, "Membership application",
 * whose messages are kept; beyond it the rules of the committee: adults, plausible years, phone numbers that
 * can be called, a signature that is the name. The server sets the date of the declaration; one that is sent
 * is ignored.
 */
export const applicationSchemaWith = (parsePhone: PhoneParser) => {
  const fields = z.strictObject({
    fullName: fullNameSchema('Full name is required'),
    dateOfBirth: birthday,
    nationality: requiredText('nationality', 'Nationality is required'),
    gender: z.enum(keysOf(GENDERS), 'Gender is required'),
    idPassport: requiredText('idPassport', 'ID/Passport number is required'),
    street: requiredText('street', 'Street address is required'),
    city: requiredText('city', 'City is required'),
    state: requiredText('state', 'State is required'),
    country: requiredText('country', 'Country is required'),
    phoneNumber: phone(parsePhone),
    email: z
      .string('Valid email is required')
      .trim()
      .toLowerCase()
      .max(255, tooLong('email'))
      .pipe(z.email('Valid email is required')),
    membershipType: z.enum(keysOf(APPLIED_GRADES), 'Membership type is required'),
    institutionName: requiredText('institutionName', 'Institution name is required'),
    degree: requiredText('degree', 'Degree/Diploma is required'),
    fieldOfStudy: requiredText('fieldOfStudy', 'Field of study is required'),
    yearOfCompletion: z
      .string('Year is required')
      .trim()
      .regex(/^\d{4}$/, 'Year is required'),
    currentEmployer: optionalText('currentEmployer'),
    position: optionalText('position'),
    workAddress: optionalText('workAddress'),
    yearsOfExperience: optionalText('yearsOfExperience').refine(
      (years) => years === null || years.length > APPLICATION_LIMITS.yearsOfExperience || /^\d+$/.test(years),
      'Years of experience must be a whole number',
    ),
    sectors: z
      .array(z.enum(keysOf(SECTORS)))
      .max(Object.keys(SECTORS).length)
      .nullish()
      .transform((sectors) => [...new Set(sectors ?? [])]),
    otherMemberships: z.enum(['yes', 'no'], 'Please answer yes or no'),
    otherMembershipsDetails: optionalText('otherMembershipsDetails'),
    /** Addresses or membership numbers, empty where nobody is named: how many are needed depends on the grade. */
    sponsors: z
      .array(optionalContactSchema)
      .max(MAX_ENDORSEMENTS)
      .nullish()
      .transform((sponsors) => sponsors ?? []),
    signature: requiredText('signature', 'Signature is required'),
    /** Of a form of an earlier version. */
    declarationDate: z.unknown().optional(),
  })
  const checked = RULES.reduce((schema, { field, message, isMet }) => {
    // also when other fields are wrong: all messages are told at once
    return schema.refine((values) => isMet(values), {
      path: [field],
      message,
      when: ({ value }) => typeof value === 'object' && value !== null,
    })
  }, fields)
  return checked.transform(({ declarationDate: _, ...application }) => {
    const isHome = isHomeCountry(application.country)
    return { ...application, state: (isHome && findState(application.state)) || application.state }
  })
}

type ApplicationSchema = ReturnType<typeof applicationSchemaWith>
/** What the form holds. */
export type ApplicationInput = z.input<ApplicationSchema>
/** What is stored, but for what the server adds. */
export type ApplicationData = z.output<ApplicationSchema>
