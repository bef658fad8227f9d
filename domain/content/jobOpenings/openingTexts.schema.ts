/*
 * Job openings without zod, which lists and pages do without. Source: issue 13, part 11.
 */

/** Kinds of employment, each with its name at schema.org (Google's `employmentType`). */
export const EMPLOYMENT_KINDS = {
  full_time: { label: 'Full-time', schemaName: 'FULL_TIME' },
  part_time: { label: 'Part-time', schemaName: 'PART_TIME' },
  contract: { label: 'Contract', schemaName: 'CONTRACTOR' },
  temporary: { label: 'Temporary', schemaName: 'TEMPORARY' },
  internship: { label: 'Internship', schemaName: 'INTERN' },
  volunteer: { label: 'Volunteer', schemaName: 'VOLUNTEER' },
  other: { label: 'Other', schemaName: 'OTHER' },
} as const
export type EmploymentKind = keyof typeof EMPLOYMENT_KINDS

export const EMPLOYMENT_LABELS = Object.fromEntries(
  Object.entries(EMPLOYMENT_KINDS).map(([kind, { label }]) => [kind, label]),
) as Record<EmploymentKind, string>

export const OPENING_STATUSES = {
  submitted: 'Waiting',
  published: 'Published',
  declined: 'Declined',
  closed: 'Closed',
  withdrawn: 'Withdrawn',
} as const
export type OpeningStatus = keyof typeof OPENING_STATUSES

/** In characters. */
export const OPENING_LIMITS = {
  title: 120,
  organisation: 200,
  place: 100,
  description: 6000,
  applyTo: 300,
  salary: 120,
  feedback: 1000,
} as const

/** How far ahead the last day may be. */
export const MAX_OPENING_DAYS = 90

/** How many openings of one account may wait for a decision at once. */
export const MAX_WAITING_OPENINGS = 3

/** How many of their openings a person is shown, the latest first. */
export const MAX_OWN_OPENINGS = 100

export const OPENINGS_PER_PAGE = 20

/** A problem of an opening, with the answer's status and text. */
export const OPENING_PROBLEMS = {
  not_found: { status: 404, text: 'This job opening could not be found' },
  too_many_waiting: {
    status: 409,
    text: `At most ${MAX_WAITING_OPENINGS} of your openings can wait at once. Withdraw one, or wait for a decision.`,
  },
  changed_meanwhile: {
    status: 409,
    text: 'Someone has changed this in the meantime. Please check it again.',
  },
  decided: { status: 409, text: 'This opening has been decided already.' },
  ended: { status: 409, text: 'Its last day is over. Ask for another term first.' },
  not_open: { status: 409, text: 'This opening is not open any more.' },
} as const
export type OpeningProblem = keyof typeof OPENING_PROBLEMS

/** What somebody is told whose opening has closed. */
export const OPENING_CLOSED = 'This job opening has closed. Applications are no longer accepted.'

/** Whether applications go to an email address; else to a page. */
export const isEmailAddress = (applyTo: string): boolean => !/^https:/i.test(applyTo)
