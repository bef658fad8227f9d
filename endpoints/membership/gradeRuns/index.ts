import type { Endpoint } from 'payload'
import { listGradeRuns, planGradeRun, startGradeRun } from '../../../domain/membership/gradeRuns'
import { gradeRunPlanSchema, gradeRunStartSchema } from '../../../domain/membership/gradeRuns/gradeRun.schema'
import type { GradeRunList } from '../../../domain/membership/gradeRuns/gradeRunView.schema'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { adds, reads } from '../../describedAnswers'
import { PROVED, unless, withRight } from '../../guards'
import { planAnswer, runAnswer, runsAnswer, TOO_LARGE } from '../../money/feeSchemas'
import { refuseToMoveMoney } from '../../money/payments/refuseToMoveMoney'

const tooMany = (): Response =>
  problem(409, 'too_many', 'This grade has too many members for one run. Please choose an earlier day.')

/**
 * `POST /api/grade-runs/plan`: who of a grade would get an invoice, how much, and who not and why; nothing is issued.
 * Body: `gradeRunPlanSchema`. Answers 200 `GradeRunPlan`, 400, 401, 403, 409 for more than one run takes.
 */
const plan = declareEndpoint({
  method: 'post',
  path: '/plan',
  operation: {
    tag: 'Staff: payments',
    summary: 'Who of a grade would get an invoice; nothing is issued',
    answers: { ...reads(planAnswer, 'The plan'), ...TOO_LARGE },
  },
  access: withRight('money'),
  body: gradeRunPlanSchema,
  handler: async (req, { body }) => {
    const planned = await planGradeRun(req.payload, body)
    return 'problem' in planned ? tooMany() : Response.json(planned)
  },
})

/**
 * `POST /api/grade-runs`: issues the invoices of a grade; the same key again is the same run. Body:
 * `gradeRunStartSchema`. Answers 201 `GradeRunView`, 400, 401 also without a recent proof, 403, 409.
 */
const start = declareEndpoint({
  method: 'post',
  path: '/',
  operation: {
    tag: 'Staff: payments',
    summary: 'Issue the invoices of a grade; the same key again is the same run',
    answers: { ...adds(runAnswer, 'Started'), ...TOO_LARGE },
  },
  access: unless(refuseToMoveMoney, PROVED),
  body: gradeRunStartSchema,
  handler: async (req, { body, user }) => {
    const run = await startGradeRun(req, body, user.id)
    return 'problem' in run ? tooMany() : Response.json(run, { status: 201 })
  },
})

/** `GET /api/grade-runs`: the latest runs with how far they have come. Answers 200 `{ runs }`, 401, 403. */
const list = declareEndpoint({
  method: 'get',
  path: '/',
  operation: {
    tag: 'Staff: payments',
    summary: 'The latest runs with how far they have come',
    answers: { ...reads(runsAnswer, 'The runs') },
  },
  access: withRight('money'),
  handler: async (req) => Response.json({ runs: await listGradeRuns(req.payload) } satisfies GradeRunList),
})

/** The endpoints of invoices for a whole grade, under `/api/grade-runs`. */
export const gradeRunEndpoints: Endpoint[] = [plan, start, list]
