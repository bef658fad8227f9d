import { z } from 'zod'
import { CPD_HOURS, CPD_KINDS, FIRST_CPD_YEAR } from './kinds.schema'
import { jubaDay } from '../../platform/jubaDay.schema'
import { keysOf } from '../../platform/records.schema'

export { CPD_KINDS } from './kinds.schema'

const HOURS_MESSAGE = 'Hours must be from 0.25 to 100, in quarters'
const DATE_MESSAGE = 'The date must be in this year or an earlier year'

const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `At most ${max} characters`)
    .nullish()
    .transform((text) => text || null)

/** The hours of an entry. */
export const cpdHoursSchema = z
  .number(HOURS_MESSAGE)
  .min(CPD_HOURS.min, HOURS_MESSAGE)
  .max(CPD_HOURS.max, HOURS_MESSAGE)
  .multipleOf(CPD_HOURS.step, HOURS_MESSAGE)

/** Whether an entry may be of a day: of this year, planned ones included, or of an earlier one since the beginning. */
const isRecordable = (date: string): boolean =>
  Number(date.slice(0, 4)) >= FIRST_CPD_YEAR && date.slice(0, 4) <= jubaDay().slice(0, 4)

/** The day of an entry, with or without a time after it. */
export const cpdDateSchema = z.string(DATE_MESSAGE).refine(isRecordable, DATE_MESSAGE)

/** A piece of continuing professional development, in the member's own words. */
export const cpdEntrySchema = z.strictObject({
  title: z.string().trim().min(1, 'Title is required').max(200, 'At most 200 characters'),
  kind: z.enum(keysOf(CPD_KINDS), 'Please choose a category'),
  date: z.iso.date('Date is required').refine(isRecordable, DATE_MESSAGE),
  hours: cpdHoursSchema,
  provider: optionalText(200),
  /** What shows that it took place: a certificate's number, or a link. */
  evidence: optionalText(500),
  note: optionalText(1000),
})

/** The same as a form holds it, whose hours are a text. */
export const cpdFormSchema = cpdEntrySchema.extend({
  hours: z.coerce.number(HOURS_MESSAGE).pipe(cpdHoursSchema),
})
export type CpdEntryData = z.output<typeof cpdEntrySchema>
