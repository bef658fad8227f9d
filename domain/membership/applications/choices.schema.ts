/** What applications know of choices and limits, apart from the schema: pages show them without loading zod, 20 kB. */

export const APPLICATION_STATUSES = {
  pending: 'Pending',
  under_review: 'Under review',
  approved: 'Approved',
  rejected: 'Rejected',
} as const
export type ApplicationStatus = keyof typeof APPLICATION_STATUSES
/** Within how many days an answer to an application is promised. Source: the texts of the site, three weeks. */
export const ANSWER_PROMISED_DAYS = 21
/** An account has at most one application in these. */
export const OPEN_STATUSES = ['pending', 'under_review'] as const satisfies ApplicationStatus[]

export const GENDERS = {
  male: 'Male',
  female: 'Female',
  other: 'Other',
  prefer_not_to_say: 'Prefer not to say',
} as const

/** The grades that can be applied for, as the form names and explains them. Source: spec.md section 2, part B. */
export const APPLICATION_GRADES = {
  student: 'Student',
  graduate: 'Graduate',
  professional: 'Professional',
  fellow: 'Fellow',
} as const
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
