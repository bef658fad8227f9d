/** The three steps of an application. Source: spec.md section 2, "/membership/join, /membership/types". */
export const APPLICATION_STEPS = [
  'Tell Us About Yourself',
  'Membership Details',
  'Make a Final Impact',
] as const
export type ApplicationStep = 1 | 2 | 3

/** The fields of each step. */
export const STEP_FIELDS = {
  1: [
    'fullName',
    'dateOfBirth',
    'nationality',
    'gender',
    'idPassport',
    'street',
    'city',
    'state',
    'country',
    'phoneNumber',
    'email',
  ],
  2: [
    'membershipType',
    'institutionName',
    'degree',
    'fieldOfStudy',
    'yearOfCompletion',
    'currentEmployer',
    'position',
    'workAddress',
    'yearsOfExperience',
    'sectors',
    'otherMemberships',
    'otherMembershipsDetails',
  ],
  3: ['documents', 'sponsors', 'signature'],
} as const satisfies Record<ApplicationStep, readonly string[]>

/** The step at which a field is asked for (`sponsors.0`: with `sponsors`); the first for what is none of them. */
export const stepOf = (path: string): ApplicationStep => {
  const [name] = path.split('.')
  return ([1, 2, 3] as const).find((step) => STEP_FIELDS[step].some((field) => field === name)) ?? 1
}

/** The first step at which something is wrong; undefined where none of it is about a field. */
export const firstStepOf = (errors: readonly { field?: string }[]): ApplicationStep | undefined =>
  ([1, 2, 3] as const).find((step) =>
    errors.some(({ field }) => field !== undefined && stepOf(field) === step),
  )

/** Reads `?step= of an address. */
export const readStep = (text: string | null): ApplicationStep => (text === '2' ? 2 : text === '3' ? 3 : 1)
