import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { GradeRunInput } from '../../../../../../domain/membership/gradeRuns/gradeRun.schema'
import type { GradeRunPlan } from '../../../../../../domain/membership/gradeRuns/gradeRunView.schema'
import { GRADES } from '../../../../../../domain/membership/memberships/grades.schema'
import { CURRENCIES } from '../../../../../../platform/moneyFormat.schema'
import { ErrorSummary } from '../../../../../components/ui/ErrorSummary'
import { Field } from '../../../../../components/ui/Field'
import { LoadFailure } from '../../../../../components/ui/LoadFailure'
import { Select } from '../../../../../components/ui/Select'
import { SubmitButton } from '../../../../../components/ui/SubmitButton'
import { useApp } from '../../../../../lib/app'
import { optionsOf } from '../../../../../lib/optionsOf'
import { todayInJuba } from '../../../../../lib/todayInJuba'
import { useForm } from '../../../../../lib/useForm'
import { GradeRunList } from './GradeRunList'
import { PlannedRun } from './PlannedRun'
import { gradeRunsQuery } from './gradeRunQueries'

const USUAL_DAYS_AHEAD = 60
const DAY_MS = 24 * 60 * 60_000
const PLAN_TIMEOUT_MS = 30_000

/** Invoices for a whole grade: first a dry run with who would get one, then the run itself with its progress. */
export const GradeRunPanel = () => {
  const app = useApp()
  const runs = useQuery(gradeRunsQuery(app))
  const [endsBy] = useState(() => todayInJuba(new Date(Date.now() + USUAL_DAYS_AHEAD * DAY_MS)))
  const [planned, setPlanned] = useState<{ input: GradeRunInput; plan: GradeRunPlan }>()
  const form = useForm({
    schema: async () =>
      (await import('../../../../../../domain/membership/gradeRuns/gradeRun.schema')).gradeRunPlanSchema,
    submit: async (input) => {
      setPlanned(undefined)
      const plan = await app.api.post<GradeRunPlan>('/grade-runs/plan', input, { timeoutMs: PLAN_TIMEOUT_MS })
      setPlanned({ input, plan })
    },
  })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <section aria-labelledby="run-title" className="grid gap-6">
        <h2 id="run-title" className="text-xl">
          Invoice a whole grade
        </h2>
        <p className="max-w-text">
          Members whose membership ends up to a day get an invoice for one more year. The dry run shows who
          would get one; nothing is issued by it.
        </p>
        <form {...form.props} className="grid max-w-text gap-4">
          <ErrorSummary errors={form.errors} />
          <div className="grid gap-4 sm:grid-cols-3">
            <Select {...form.field('grade')} label="Grade" options={optionsOf(GRADES)} />
            <Select {...form.field('currency')} label="Currency" options={optionsOf(CURRENCIES)} />
            <Field {...form.field('endsBy')} label="Ends by" type="date" defaultValue={endsBy} />
          </div>
          <p>
            <SubmitButton isBusy={form.isPending}>Dry Run</SubmitButton>
          </p>
        </form>
        {planned && <PlannedRun {...planned} onStarted={() => setPlanned(undefined)} />}
      </section>
      {runs.data
        ? runs.data.length > 0 && <GradeRunList runs={runs.data} />
        : runs.error && <LoadFailure title="We could not load the runs." {...runs} error={runs.error} />}
    </div>
  )
}
