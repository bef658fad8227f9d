/** The form's sections, as the specification names them. Source: spec.md section 2, "/membership/application". */
export const FORM_SECTIONS = {
  A: 'Personal Information',
  B: 'Membership Type',
  C: 'Education Background',
  D: 'Employment Details',
  E: 'Professional Affiliations',
  F: 'Declaration',
  G: 'For Official Use Only',
} as const
export type SectionLetter = keyof typeof FORM_SECTIONS

export const sectionId = (letter: SectionLetter): string => `section-${letter.toLowerCase()}`
