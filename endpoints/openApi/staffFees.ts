import { z } from 'zod'
import { gradeRunPlanSchema, gradeRunStartSchema } from '../../domain/membership/gradeRuns/gradeRun.schema'
import {
  type GradeRunList,
  type GradeRunPlan,
  type GradeRunView,
  SKIP_REASONS,
} from '../../domain/membership/gradeRuns/gradeRunView.schema'
import {
  type WaiverEnded,
  type WaiverGiven,
  waiverEndSchema,
  waiverSchema,
} from '../../domain/membership/grades/waiver.schema'
import { GRADES } from '../../domain/membership/memberships/grades.schema'
import { keysOf } from '../../platform/records.schema'
import { currency, minor, moment, whole } from './staffAnswers'
import { REFUSALS, type StaffOperation, WITH_PROOF, WRONG_FIELDS, adds, reads } from './staffParts'

const member = z.object({ user: z.string(), name: z.string(), number: z.string() })

const planAnswer = z.object({
  due: z.array(member.extend({ expiresAt: moment, amountMinor: minor })).describe('The first 500.'),
  skipped: z.array(member.extend({ reason: z.enum(keysOf(SKIP_REASONS)) })).describe('The first 500.'),
  currency,
  dueCount: whole,
  skippedCount: whole,
  totalMinor: minor.describe('Of all that are due.'),
}) satisfies z.ZodType<GradeRunPlan>

const runAnswer = z.object({
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

const runsAnswer = z.object({ runs: z.array(runAnswer) }) satisfies z.ZodType<GradeRunList>

const givenAnswer = z.object({ id: z.string(), user: z.string() }) satisfies z.ZodType<WaiverGiven>
const endedAnswer = z.object({ user: z.string() }) satisfies z.ZodType<WaiverEnded>

const TOO_LARGE = { 409: { description: 'The grade has too many members for one run' } }

/** What staff do with the fees of people and of whole grades. */
export const feeOperations: readonly StaffOperation[] = [
  {
    method: 'post',
    path: '/api/fee-waivers/give',
    summary: 'Give a person a discount, from the next invoice on',
    body: waiverSchema,
    answers: { ...adds(givenAnswer, 'Given'), ...WRONG_FIELDS, ...WITH_PROOF },
  },
  {
    method: 'post',
    path: '/api/fee-waivers/{id}/end',
    summary: 'Let a discount end with a day',
    parameters: { id: 'The id of the discount.' },
    body: waiverEndSchema,
    answers: {
      ...reads(endedAnswer, 'Ended'),
      ...WRONG_FIELDS,
      ...WITH_PROOF,
      404: { description: 'There is no such discount' },
    },
  },
  {
    method: 'post',
    path: '/api/grade-runs/plan',
    summary: 'Who of a grade would get an invoice; nothing is issued',
    body: gradeRunPlanSchema,
    answers: { ...reads(planAnswer, 'The plan'), ...WRONG_FIELDS, ...REFUSALS, ...TOO_LARGE },
  },
  {
    method: 'post',
    path: '/api/grade-runs/start',
    summary: 'Issue the invoices of a grade; the same key again is the same run',
    body: gradeRunStartSchema,
    answers: { ...adds(runAnswer, 'Started'), ...WRONG_FIELDS, ...WITH_PROOF, ...TOO_LARGE },
  },
  {
    method: 'get',
    path: '/api/grade-runs/list',
    summary: 'The latest runs with how far they have come',
    answers: { ...reads(runsAnswer, 'The runs'), ...REFUSALS },
  },
]
