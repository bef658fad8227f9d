import { GENDERS, SECTORS } from '../../../../../domain/membership/applications/choices.schema'
import { APPLIED_GRADES } from '../../../../../domain/membership/applications/upgrades/ladder.schema'
import type { ApplicationForm } from '../../../../../domain/membership/applications/review.schema'
import { formatDate } from '../../../../lib/dates'

type Fact = readonly [name: string, value: string | null | undefined]

/** What the applicant filled in, section by section as in the form. */
export const applicationFacts = (form: ApplicationForm): { title: string; facts: readonly Fact[] }[] => [
  {
    title: 'A. Personal Information',
    facts: [
      ['Full Name', form.fullName],
      ['Date of Birth', formatDate(form.dateOfBirth)],
      ['Gender', GENDERS[form.gender]],
      ['Nationality', form.nationality],
      ...(form.idPassport === undefined ? [] : [['ID/Passport Number', form.idPassport] as const]),
      ['Address', [form.street, form.city, form.state, form.country].join(', ')],
      ['Phone Number', form.phoneNumber],
      ['Email', form.email],
    ],
  },
  { title: 'B. Membership Type', facts: [['Applied for', APPLIED_GRADES[form.membershipType]]] },
  {
    title: 'C. Education Background',
    facts: [
      ['Institution Name', form.institutionName],
      ['Degree/Diploma', form.degree],
      ['Field of Study', form.fieldOfStudy],
      ['Year of Completion', form.yearOfCompletion],
    ],
  },
  {
    title: 'D. Employment Details',
    facts: [
      ['Current Employer', form.currentEmployer],
      ['Position', form.position],
      ['Work Address', form.workAddress],
      ['Years of Experience', form.yearsOfExperience],
      ['Sectors', form.sectors?.map((sector) => SECTORS[sector]).join(', ')],
    ],
  },
  {
    title: 'E. Professional Affiliations',
    facts: [
      ['Member of other organisations', form.otherMemberships === 'yes' ? 'Yes' : 'No'],
      ...(form.otherMemberships === 'yes' ? [['Details', form.otherMembershipsDetails] as const] : []),
    ],
  },
  {
    title: 'F. Declaration',
    facts: [
      ['Signature', form.signature],
      ['Date', formatDate(form.declarationDate)],
    ],
  },
]
