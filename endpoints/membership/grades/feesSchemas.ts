import { z } from 'zod'
import type { FeesChanged, FeesPage } from '../../../domain/membership/fees/fee.schema'
import type { FeeRow } from '../../../domain/membership/grades/grade.schema'
import { GRADES } from '../../../domain/membership/memberships/grades.schema'
import { keysOf } from '../../../platform/records.schema'
import { currency, minor, text, whole } from '../../answerSchemas'

const feeRow = z.object({
  currency,
  validFrom: z.string().describe('The first day, in Juba.'),
  validUntil: text.describe('The last day; null until other fees begin.'),
  annualMinor: minor,
  joiningMinor: minor.nullable(),
  earlyMinor: minor.nullable(),
  earlyDays: whole.nullable(),
  lateMinor: minor.nullable(),
  seatMinor: minor.nullish(),
  instalments: whole,
}) satisfies z.ZodType<FeeRow>

export const feesAnswer = z.object({
  grades: z.array(
    z.object({
      id: z.string(),
      grade: z.enum(keysOf(GRADES)),
      name: z.string(),
      fees: z.array(feeRow).describe('One currency after the other, the latest first.'),
      memberCount: whole.describe('Current members of the grade.'),
      openCount: whole.describe('Open invoices for a renewal, which keep their amounts.'),
    }),
  ),
  rate: z.object({ sspPerUsd: z.number(), day: z.string(), source: z.string() }).nullable(),
  dueDays: whole,
}) satisfies z.ZodType<FeesPage>

export const feesChangedAnswer = z.object({ fees: z.array(feeRow) }) satisfies z.ZodType<FeesChanged>
