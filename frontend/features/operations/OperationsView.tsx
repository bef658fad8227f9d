import { useQuery } from '@tanstack/react-query'
import type { JobState, MigrationState, Operations } from '../../../domain/operations/operations.schema'
import { SimpleTable } from '../../components/list/SimpleTable'
import { Badge } from '../../components/ui/Badge'
import { Fact } from '../../components/ui/Fact'
import { LoadFailure } from '../../components/ui/LoadFailure'
import { Skeleton } from '../../components/ui/Skeleton'
import { SmartLink } from '../../components/ui/SmartLink'
import { useApp } from '../../lib/app'
import { formatDateTime } from '../../lib/dates'
import { paths } from '../../paths'
import { attentionTexts, expiryText, jobTitle, megabytes, roomText } from './operationTexts'
import { operationsQuery } from './operationsQuery'

/** @param now milliseconds, when it was read */
const Attention = ({ operations, now }: { operations: Operations; now: number }) => {
  const texts = attentionTexts(operations, now)
  return (
    <section role="status" aria-labelledby="attention-title">
      <h2 id="attention-title" className="text-2xl">
        {texts.length === 0 ? 'Everything works' : 'Please look at this'}
      </h2>
      {texts.length > 0 && (
        <ul className="mt-3 list-disc pl-5">
          {texts.map((text) => (
            <li key={text} className="break-words">
              {text}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const Facts = ({
  operations: { version, nodeVersion, startedAt, memoryBytes, database, disks, mails, payments, expiries },
}: {
  operations: Operations
}) => (
  <dl>
    <Fact name="Version">
      {version}, on Node {nodeVersion.replace(/^v/, '')}
    </Fact>
    <Fact name="Running since">{formatDateTime(startedAt)}</Fact>
    <Fact name="Memory">{megabytes(memoryBytes)}</Fact>
    <Fact name="Database">
      MongoDB {database.version}
      {database.isReplicaSet && ', a replica set'}; it answered in {database.answeredMs} ms
    </Fact>
    {disks.map((disk) => (
      <Fact key={disk.name} name={disk.name}>
        {roomText(disk)}
      </Fact>
    ))}
    <Fact name="Emails">
      {mails.queued + mails.sending} waiting, {mails.uncertain} perhaps sent, {mails.failed} failed
      {mails.oldestAt !== null && `; the first has waited since ${formatDateTime(mails.oldestAt)}`}.{' '}
      <SmartLink href={paths.cms.list('outbox')} className="link">
        Open the outbox
      </SmartLink>
    </Fact>
    <Fact name="Payments">
      {payments.started} waiting for the provider, {payments.reported} to check
    </Fact>
    {expiries.map((expiry) => (
      <Fact key={expiry.name} name={expiry.name}>
        {expiryText(expiry)}
      </Fact>
    ))}
  </dl>
)

const JobBadge = ({ job: { finishedAt, lastError, isLate } }: { job: JobState }) => {
  if (lastError !== null) return <Badge tone="stop">Failed</Badge>
  if (isLate) return <Badge tone="warning">Late</Badge>
  return finishedAt ? <Badge tone="good">Worked</Badge> : <Badge>Not run yet</Badge>
}

const jobRow = (job: JobState) => ({
  key: job.name,
  cells: [
    jobTitle(job.name),
    <>
      <JobBadge job={job} />
      {job.lastError !== null && (
        <span className="mt-1 block break-words text-ink-soft">{job.lastError}</span>
      )}
    </>,
    job.finishedAt ? formatDateTime(job.finishedAt) : '–',
    job.finishedAt ? formatDateTime(job.dueAt) : 'soon',
  ],
})

const MigrationBadge = ({ status }: Pick<MigrationState, 'status'>) => {
  if (status === 'failed') return <Badge tone="stop">Failed</Badge>
  if (status === 'done') return <Badge tone="good">Done</Badge>
  return <Badge tone="warning">{status === 'running' ? 'Running' : 'Pending'}</Badge>
}

const migrationRow = ({ title, status, version, changed, finishedAt, error }: MigrationState) => ({
  key: title,
  cells: [
    title,
    <>
      <MigrationBadge status={status} />
      {error !== null && <span className="mt-1 block break-words text-ink-soft">{error}</span>}
    </>,
    version,
    changed,
    finishedAt ? formatDateTime(finishedAt) : '–',
  ],
})

/** How the installation is: what needs attention first, then facts and jobs. Source: issue 14, part 8. */
export const OperationsView = () => {
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(operationsQuery(useApp()))
  if (!data)
    return error ? (
      <LoadFailure
        title="Failed to load the system’s status"
        error={error}
        isFetching={isFetching}
        refetch={refetch}
      />
    ) : (
      <Skeleton className="h-96" />
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <Attention operations={data} now={dataUpdatedAt} />
      <section aria-labelledby="facts-title">
        <h2 id="facts-title" className="mb-3 text-2xl">
          The system
        </h2>
        <Facts operations={data} />
      </section>
      <section aria-labelledby="jobs-title">
        <h2 id="jobs-title" className="mb-3 text-2xl">
          Jobs
        </h2>
        <SimpleTable
          caption="Jobs, those that failed or are late first"
          headers={['Job', 'State', 'Last run', 'Next run']}
          rows={data.jobs.map(jobRow)}
          empty="No job has begun yet."
        />
      </section>
      <section aria-labelledby="migrations-title">
        <h2 id="migrations-title" className="mb-3 text-2xl">
          Migrations
        </h2>
        <SimpleTable
          caption="Changes of the stored data by new versions, those that are not done first"
          headers={['Migration', 'State', 'By version', 'Changed records', 'Done']}
          rows={data.migrations.map(migrationRow)}
          empty="No version has migrated the data yet."
        />
      </section>
    </div>
  )
}
