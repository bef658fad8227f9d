/** Kinds of continuing professional development, by the value that is stored. Without zod: pages show them too. */
export const CPD_KINDS = {
  course: 'Course or workshop',
  conference: 'Conference or seminar',
  webinar: 'Webinar',
  reading: 'Self-directed study',
  teaching: 'Teaching or mentoring',
  publication: 'Paper or publication',
  service: 'Service to the profession',
} as const
export type CpdKind = keyof typeof CPD_KINDS

/** The association began to record in this year. */
export const FIRST_CPD_YEAR = 2000

/** Bounds of the hours of one entry, counted in quarters. */
export const CPD_HOURS = { min: 0.25, max: 100, step: 0.25 } as const
