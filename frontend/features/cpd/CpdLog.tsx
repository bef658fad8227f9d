import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { CpdRecordEntry } from '../../../domain/cpd/cpdRecord.schema'
import { CpdProgress } from '../../components/cpd/CpdProgress'
import { Button } from '../../components/ui/Button'
import { Dialog } from '../../components/ui/Dialog'
import { EmptyState } from '../../components/ui/EmptyState'
import { PageIcon } from '../../components/ui/PageIcon'
import { LoadFailure } from '../../components/ui/LoadFailure'
import { Pager } from '../../components/ui/Pager'
import { Skeleton } from '../../components/ui/Skeleton'
import { ViewLinks } from '../../components/ui/ViewLinks'
import { useApp } from '../../lib/app'
import { formatDate } from '../../lib/dates'
import { cpdMessages } from '../../lib/messages/cpdMessages'
import { useIsHydrated } from '../../lib/useIsHydrated'
import { paths } from '../../paths'
import { CpdEntryForm } from './CpdEntryForm'
import { CpdEntryItem } from './CpdEntryItem'
import { cpdRecordQuery, readCpdView } from './cpdQueries'
import { useCpdChanges } from './useCpdChanges'

/** What the dialog is about. */
type Task = { kind: 'add' } | { kind: 'edit' | 'remove'; entry: CpdRecordEntry }

const TITLES = { add: 'Add an entry', edit: 'Edit entry', remove: 'Delete this entry?' } as const

const Loading = () => (
  <div role="status" className="grid gap-5">
    <span className="sr-only">Loading your CPD record…</span>
    {['w-1/3', 'w-2/3', 'w-1/2', 'w-2/3'].map((width, index) => (
      <Skeleton key={index} className={`h-5 ${width}`} />
    ))}
  </div>
)

/** A member's hours of professional development, year by year. Source: issue 5, part 4, "CPD log". */
export const CpdLog = () => {
  const [search] = useSearchParams()
  const isHydrated = useIsHydrated()
  const { data: record, error, isFetching, refetch } = useQuery(cpdRecordQuery(useApp(), readCpdView(search)))
  const { save, remove } = useCpdChanges(record?.year ?? 0)
  const [task, setTask] = useState<Task>()
  const close = (): void => setTask(undefined)
  if (!record) {
    if (!error) return <Loading />
    return (
      <LoadFailure title={cpdMessages.loadFailed} error={error} isFetching={isFetching} refetch={refetch} />
    )
  }
  const { year, years, docs, page, totalPages, totalDocs } = record
  const shownYears = years.includes(year) ? years : [...years, year].sort((a, b) => b - a)
  const add = (
    <Button tone="main" disabled={!isHydrated} onClick={() => setTask({ kind: 'add' })}>
      Add Entry
    </Button>
  )
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <section aria-labelledby="cpd-year" className="grid content-start gap-5 lg:order-last">
        <h2 id="cpd-year" className="border-t border-rule-strong pt-5 text-xl">
          The year at a glance
        </h2>
        <CpdProgress summary={record} />
        <p className="flex flex-wrap gap-3">
          {docs.length > 0 && add}
          <a href={`/api/cpd-entries/record.pdf?year=${year}`} className="btn">
            <PageIcon name="download" />
            Record as PDF
          </a>
        </p>
      </section>
      <section aria-labelledby="cpd-entries" className="grid content-start gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-8 border-t border-rule-strong pt-3">
          <h2 id="cpd-entries" className="text-xl">
            Entries of {year}
          </h2>
          <ViewLinks
            label="Years"
            views={shownYears.map((one) => ({
              to: paths.membership.cpd.build({ year: one }),
              label: String(one),
              isShown: one === year,
            }))}
          />
        </div>
        {docs.length === 0 ? (
          <EmptyState title={cpdMessages.empty(year)} action={add}>
            Courses, conferences, study, teaching, papers and service to the profession all count. Record them
            as you go.
          </EmptyState>
        ) : (
          <>
            <p role="status" className="text-ink-soft tabular-nums">
              {totalDocs === 1 ? '1 entry' : `${totalDocs} entries`}
            </p>
            <ul className="divide-y divide-rule border-y border-rule">
              {docs.map((entry) => (
                <CpdEntryItem
                  key={entry.id}
                  entry={entry}
                  onEdit={() => setTask({ kind: 'edit', entry })}
                  onRemove={() => setTask({ kind: 'remove', entry })}
                />
              ))}
            </ul>
          </>
        )}
        <Pager page={page} pages={totalPages} to={(to) => paths.membership.cpd.build({ year, page: to })} />
      </section>
      <Dialog title={task ? TITLES[task.kind] : ''} isOpen={task !== undefined} onClose={close}>
        {task?.kind === 'remove' ? (
          <>
            <p>
              <bdi className="font-semibold wrap-anywhere">{task.entry.title}</bdi>,{' '}
              {formatDate(task.entry.date)}, {task.entry.hours} h. It cannot be brought back.
            </p>
            <p className="mt-5 flex flex-wrap gap-3">
              <Button tone="main" onClick={close}>
                Keep It
              </Button>
              <Button
                onClick={() => {
                  close()
                  void remove(task.entry.id)
                }}
              >
                Delete Entry
              </Button>
            </p>
          </>
        ) : (
          task && (
            <CpdEntryForm
              entry={task.kind === 'edit' ? task.entry : undefined}
              onCancel={close}
              onSave={async (data) => {
                await save(data, task.kind === 'edit' ? task.entry.id : undefined)
                close()
              }}
            />
          )
        )}
      </Dialog>
    </div>
  )
}
