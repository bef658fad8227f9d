/** What staff see and correct of a person, in the order of the form. A leaf, without zod. */
export const DETAIL_LABELS = {
  fullName: 'Full name',
  phone: 'Phone',
  postalAddress: 'Postal address',
  birthDate: 'Date of birth',
  professionalTitle: 'Professional title',
  organization: 'Organization',
  specialization: 'Specialization',
  yearsOfExperience: 'Years of experience',
  licenseNumber: 'License number',
} as const
export type DetailField = keyof typeof DETAIL_LABELS

/** The answer of `GET /api/users/:id/details`; null for what is not known. */
export type PersonDetails = Record<Exclude<DetailField, 'fullName' | 'yearsOfExperience'>, string | null> & {
  fullName: string
  yearsOfExperience: number | null
}
