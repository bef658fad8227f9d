import { z } from 'zod'
import { jubaDay } from '../../../platform/jubaDay.schema'
import { currencySchema } from '../../../platform/money.schema'
import { keysOf } from '../../../platform/records.schema'
import { GRADES } from '../memberships/grades.schema'

/** How far ahead: a membership that was just renewed must not be invoiced again. */
const MAX_DAYS_AHEAD = 180
const DAY_MS = 24 * 60 * 60_000

const fields = {
  grade: z.enum(keysOf(GRADES), 'Please choose a grade'),
  currency: currencySchema,
  /** Memberships that end up to this day in Juba are invoiced. */
  endsBy: z.iso
    .date('Please enter a day')
    .refine(
      (day) => day <= jubaDay(new Date(Date.now() + MAX_DAYS_AHEAD * DAY_MS)),
      `Please enter a day within ${MAX_DAYS_AHEAD} days`,
    ),
}

/** Body of `POST /api/grade-runs/plan`: who of a grade would get an invoice for a year. Source: issue 12, part 2. */
export const gradeRunPlanSchema = z.strictObject(fields)
export type GradeRunInput = z.output<typeof gradeRunPlanSchema>

/** Body of `POST /api/grade-runs`. */
export const gradeRunStartSchema = z.strictObject({
  ...fields,
  /** Made by the client, one for each run: sent again, it is the same run. */
  key: z.uuid('Please send a key'),
})
