import type { Payload, PayloadRequest } from 'payload'
import { recordChange } from '../../audit/recordChange'
import { findContacts } from '../../people/profiles'
import { finaliseGradeRun } from './finaliseGradeRuns'
import type { GradeRunInput } from './gradeRun.schema'
import type { GradeRunView } from './gradeRunView.schema'
import { type StoredGradeRun, createRun, findRun, findRuns } from './gradeRunsRepository'
import { planGradeRun } from './planGradeRun'

/** How long an answer waits for the work; a longer run goes on after it. */
const WAIT_MS = 2_000
const SHOWN_RUNS = 20

const viewRun = (run: StoredGradeRun, names: ReadonlyMap<string, { fullName: string }>): GradeRunView => ({
  id: run._id.toHexString(),
  grade: run.grade,
  currency: run.currency,
  endsBy: run.endsBy,
  status: run.status,
  startedAt: run.startedAt.toISOString(),
  doneCount: run.doneCount,
  memberCount: run.memberCount,
  issuedCount: run.issuedCount,
  skippedCount: run.skippedCount,
  failedCount: run.failedCount,
  failures: (run.failures ?? []).map(({ user, reason }) => ({
    user: user.toHexString(),
    name: names.get(user.toHexString())?.fullName ?? '',
    reason,
  })),
})

const viewRuns = async (payload: Payload, runs: readonly StoredGradeRun[]): Promise<GradeRunView[]> => {
  const failed = runs.flatMap(({ failures }) => (failures ?? []).map(({ user }) => user))
  const names = await findContacts(payload, failed)
  return runs.map((run) => viewRun(run, names))
}

/** The latest runs. */
export const listGradeRuns = async (payload: Payload): Promise<GradeRunView[]> =>
  viewRuns(payload, await findRuns(payload, SHOWN_RUNS))

/** Works on a run while the caller waits a little. What a crash interrupts is completed by the job. */
const workOn = async ({ payload }: PayloadRequest, run: StoredGradeRun): Promise<void> => {
  const work = finaliseGradeRun(payload, run._id).catch((error: unknown) => {
    payload.logger.error({ err: error, run: run._id }, 'a run of invoices broke off; it is tried again')
  })
  let timer: NodeJS.Timeout | undefined
  const wait = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, WAIT_MS)
  })
  await Promise.race([work, wait])
  clearTimeout(timer)
}

/**
 * Issues the invoices of a whole grade. The same key again starts no other run, and a member gets none for a term that
 * has an open one.
 * @returns the run as it stands; a long one goes on after the answer
 */
export const startGradeRun = async (
  req: PayloadRequest,
  { key, ...input }: GradeRunInput & { key: string },
  by: string,
): Promise<GradeRunView | { problem: 'too_many' }> => {
  const { payload } = req
  const plan = await planGradeRun(payload, input)
  if ('problem' in plan) return plan
  const { run, isNew } = await createRun(payload, {
    ...input,
    key,
    by,
    memberCount: plan.dueCount + plan.skippedCount,
  })
  if (isNew)
    await recordChange(req, {
      action: 'grade-run.started',
      subject: { collection: 'grade-runs', id: run._id.toHexString() },
      before: null,
      after: { ...input, dueCount: plan.dueCount },
    })
  await workOn(req, run)
  const [view] = await viewRuns(payload, [(await findRun(payload, run._id)) ?? run])
  if (!view) throw new Error('A run was gone as soon as it was made')
  return view
}
