import { z } from 'zod'

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

const HOURS_MESSAGE = 'Hours must be from 0.25 to 100, in quarters'

/** A piece of continuing professional development, in the member's own words. */
export const cpdEntrySchema = z.strictObject({
  title: z.string().trim().min(1, 'Title is required').max(200, 'At most 200 characters'),
  kind: z.enum(Object.keys(CPD_KINDS) as [CpdKind, ...CpdKind[]], 'Please choose a kind'),
  date: z.iso.date('Date is required'),
  hours: z.number(HOURS_MESSAGE).min(0.25, HOURS_MESSAGE).max(100, HOURS_MESSAGE).multipleOf(0.25, HOURS_MESSAGE),
  provider: z.string().trim().max(200, 'At most 200 characters').nullish(),
  note: z.string().trim().max(1000, 'At most 1000 characters').nullish(),
})
export type CpdEntryInput = z.input<typeof cpdEntrySchema>
