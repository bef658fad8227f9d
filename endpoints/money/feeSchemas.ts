import { z } from 'zod'
import {
  type GradeRunList,
  type GradeRunPlan,
  type GradeRunView,
  SKIP_REASONS,
} from '../../domain/membership/gradeRuns/gradeRunView.schema'
import { type WaiverEnded, type WaiverGiven } from '../../domain/membership/grades/waiver.schema'
import { GRADES } from '../../domain/membership/memberships/grades.schema'
import { keysOf } from '../../platform/records.schema'
import { currency, minor, moment, whole } from '../answerSchemas'

const member = z.object({ user: z.string(), name: z.string(), number: z.string() })

export const planAnswer = z.object({
  due: z.array(member.extend({ expiresAt: moment, amountMinor: minor })).describe('The first 500.'),
  skipped: z.array(member.extend({ reason: z.enum(keysOf(SKIP_REASONS)) })).describe('The first 500.'),
  currency,
  dueCount: whole,
  skippedCount: whole,
  totalMinor: minor.describe('Of all that are due.'),
}) satisfies z.ZodType<GradeRunPlan>

export const runAnswer = z.object({
  id: z.string(),
  grade: z.enum(keysOf(GRADES)),
  currency,
  endsBy: z.string(),
  status: z.enum(['running', 'done']),
  startedAt: moment,
  doneCount: whole,
  memberCount: whole,
  issuedCount: whole,
  skippedCount: whole,
  failedCount: whole,
  failures: z.array(z.object({ user: z.string(), name: z.string(), reason: z.string() })),
}) satisfies z.ZodType<GradeRunView>

export const runsAnswer = z.object({ runs: z.array(runAnswer) }) satisfies z.ZodType<GradeRunList>

export const givenAnswer = z.object({ id: z.string(), user: z.string() }) satisfies z.ZodType<WaiverGiven>
export const endedAnswer = z.object({ user: z.string() }) satisfies z.ZodType<WaiverEnded>

export const TOO_LARGE = { 409: 'The grade has too many members for one run' }
