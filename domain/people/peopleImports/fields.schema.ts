import type { Region } from '../../../collections/access/policies.schema'
import type { Grade } from '../../membership/memberships/grades.schema'

/** Limits of a list of people. They are checked while it is read. */
export const PEOPLE_LIMITS = {
  bytes: 8 * 1024 * 1024,
  rows: 20_000,
  columns: 60,
} as const

/** What a column can be, with the name that an export gives it. A leaf. */
export const PERSON_FIELDS = {
  person: 'Person ID',
  number: 'Membership number',
  fullName: 'Full name',
  givenName: 'First name',
  familyName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  postalAddress: 'Postal address',
  birthDate: 'Date of birth',
  region: 'Region',
  organization: 'Organization',
  professionalTitle: 'Professional title',
  specialization: 'Specialization',
  licenseNumber: 'License number',
  grade: 'Grade',
  startedOn: 'Member since',
  expiresOn: 'Paid until',
  standing: 'Membership status',
} as const
export type PersonField = keyof typeof PERSON_FIELDS

/** The fields whose values are translated: a file has its own words for them. */
export const TRANSLATED_FIELDS = ['region', 'grade', 'standing'] as const
export type TranslatedField = (typeof TRANSLATED_FIELDS)[number]

/** The fields that several columns can make up together. */
export const JOINED_FIELDS: readonly PersonField[] = ['givenName', 'postalAddress']

export const DATE_FIELDS = ['birthDate', 'startedOn', 'expiresOn'] as const

/** What a file may say of a membership, beside what follows from its dates. */
export const STANDINGS = {
  byDates: 'As its dates say',
  suspended: 'Suspended',
  resigned: 'Resigned',
  died: 'Died',
} as const
export type Standing = keyof typeof STANDINGS

/** What was read of a row. What its cells do not say is missing, and changes nothing. Days are `YYYY-MM-DD`. */
export interface PersonValues {
  person?: string
  number?: string
  fullName?: string
  email?: string
  phone?: string
  /** In lines, as the cell has them. */
  postalAddress?: string
  birthDate?: string
  region?: Region
  organization?: string
  professionalTitle?: string
  specialization?: string
  licenseNumber?: string
  grade?: Grade
  startedOn?: string
  expiresOn?: string
  standing?: Standing
}
export type ValueField = keyof PersonValues

/** The fields that a profile has; the rest is the account's and the membership's. */
export const PROFILE_FIELDS = [
  'fullName',
  'phone',
  'postalAddress',
  'birthDate',
  'region',
  'organization',
  'professionalTitle',
  'specialization',
  'licenseNumber',
] as const satisfies ValueField[]

export const MEMBERSHIP_FIELDS = [
  'grade',
  'startedOn',
  'expiresOn',
  'standing',
] as const satisfies ValueField[]

/** A cell that cannot be taken as it is. */
export interface CellProblem {
  /** Null where it is about the row. */
  field: PersonField | null
  message: string
}
