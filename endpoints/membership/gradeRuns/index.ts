import type { Endpoint } from 'payload'
import { listGradeRuns, planGradeRun, startGradeRun } from '../../../domain/membership/gradeRuns'
import { gradeRunPlanSchema, gradeRunStartSchema } from '../../../domain/membership/gradeRuns/gradeRun.schema'
import type { GradeRunList } from '../../../domain/membership/gradeRuns/gradeRunView.schema'
import { invalid, problem, readJson } from '../../answers'
import { refuseToMoveMoney } from '../../money/payments/refuseToMoveMoney'
import { refuseWithout } from '../../refuseWithout'

const tooMany = (): Response =>
  problem(409, 'too_many', 'This grade has too many members for one run. Please choose an earlier day.')

/**
 * `POST /api/grade-runs/plan`: who of a grade would get an invoice, how much, and who not and why; nothing is issued.
 * Body: `gradeRunPlanSchema`. Answers 200 `GradeRunPlan`, 400, 401, 403, 409 for more than one run takes.
 */
const plan: Endpoint = {
  method: 'post',
  path: '/plan',
  handler: async (req) => {
    const refusal = refuseWithout('money', req)
    if (refusal) return refusal
    const input = gradeRunPlanSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const planned = await planGradeRun(req.payload, input.data)
    return 'problem' in planned ? tooMany() : Response.json(planned)
  },
}

/**
 * `POST /api/grade-runs/start`: issues the invoices of a grade; the same key again is the same run. Body:
 * `gradeRunStartSchema`. Answers 201 `GradeRunView`, 400, 401 also without a recent proof, 403, 409.
 */
const start: Endpoint = {
  method: 'post',
  path: '/start',
  handler: async (req) => {
    const refusal = await refuseToMoveMoney(req)
    if (refusal || !req.user) return refusal ?? problem(401, 'unauthenticated', 'Please sign in')
    const input = gradeRunStartSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const run = await startGradeRun(req, input.data, req.user.id)
    return 'problem' in run ? tooMany() : Response.json(run, { status: 201 })
  },
}

/** `GET /api/grade-runs/list`: the latest runs with how far they have come. Answers 200 `{ runs }`, 401, 403. */
const list: Endpoint = {
  method: 'get',
  path: '/list',
  handler: async (req) =>
    refuseWithout('money', req) ??
    Response.json({ runs: await listGradeRuns(req.payload) } satisfies GradeRunList),
}

/** The endpoints of invoices for a whole grade, under `/api/grade-runs`. */
export const gradeRunEndpoints: Endpoint[] = [plan, start, list]
