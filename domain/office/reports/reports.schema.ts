import { z } from 'zod'
import { keysOf } from '../../../platform/records.schema'
import { REPORT_SECTIONS } from './reportTables.schema'

/** More months make a chart that nobody can read. */
const MAX_REPORT_MONTHS = 60

const month = z
  .string()
  .regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/, 'Please enter a month')
  .optional()

const monthNumber = (text: string): number => 12 * Number(text.slice(0, 4)) + Number(text.slice(5)) - 1

/** Query of the reports: the first and the last month; left out, the last twelve months. */
export const reportPeriodSchema = z
  .object({ from: month, to: month })
  .superRefine(({ from, to }, context) => {
    if (!from || !to) return
    const months = monthNumber(to) - monthNumber(from) + 1
    if (months < 1)
      context.addIssue({
        code: 'custom',
        path: ['to'],
        message: 'The last month must not be before the first',
      })
    if (months > MAX_REPORT_MONTHS)
      context.addIssue({
        code: 'custom',
        path: ['from'],
        message: `A report has at most ${MAX_REPORT_MONTHS} months`,
      })
  })

/** Which report. */
export const reportSectionSchema = z.enum(keysOf(REPORT_SECTIONS))

/** Query of a table as a file. */
export const reportTableSchema = reportPeriodSchema.safeExtend({
  table: z.string('Please choose a table').min(1, 'Please choose a table').max(40),
})
