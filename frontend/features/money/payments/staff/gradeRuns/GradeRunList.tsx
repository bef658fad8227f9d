import type { GradeRunView } from '../../../../../../domain/membership/gradeRuns/gradeRunView.schema'
import { GRADES } from '../../../../../../domain/membership/memberships/grades.schema'
import { Badge } from '../../../../../components/ui/Badge'
import { Link } from '../../../../../components/ui/Link'
import { formatDate, formatDateTime } from '../../../../../lib/dates'
import { deskPaths } from '../../../../../deskPaths'

/** The latest runs, with how far they have come and whose invoice could not be issued. */
export const GradeRunList = ({ runs }: { runs: readonly GradeRunView[] }) => (
  <section aria-labelledby="runs-title" className="grid gap-4">
    <h2 id="runs-title" className="text-xl">
      Latest runs
    </h2>
    <ul className="grid divide-y divide-rule border-y border-rule">
      {runs.map((run) => (
        <li key={run.id} className="grid gap-1 py-4">
          <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <span className="font-semibold">
              {GRADES[run.grade]}, {run.currency}, ends by {formatDate(run.endsBy)}
            </span>
            <Badge tone={run.status === 'done' ? 'good' : 'warning'}>
              {run.status === 'done' ? 'Done' : 'Running'}
            </Badge>
          </p>
          <p className="text-ink-soft">
            <time dateTime={run.startedAt}>{formatDateTime(run.startedAt)}</time>
          </p>
          {run.status === 'running' && (
            <progress
              aria-label="Members looked at"
              max={Math.max(1, run.memberCount)}
              value={run.doneCount}
              className="w-full max-w-text"
            />
          )}
          <p className="tabular-nums">
            {run.issuedCount} issued, {run.skippedCount} left out
            {run.failedCount > 0 && `, ${run.failedCount} failed`}
          </p>
          {run.failures.length > 0 && (
            <ul aria-label="Failed">
              {run.failures.map(({ user, name, reason }) => (
                <li key={user}>
                  <Link
                    to={deskPaths.user.tab(user, 'money')}
                    className="link inline-flex min-h-11 items-center"
                  >
                    <bdi>{name || 'A member'}</bdi>
                  </Link>
                  : {reason}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  </section>
)
