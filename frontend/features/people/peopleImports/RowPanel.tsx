import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type ImportView,
  ROW_OUTCOMES,
  ROW_STATUSES,
} from '../../../../domain/people/peopleImports/import.schema'
import { entriesOf } from '../../../../platform/records.schema'
import { Button } from '../../../components/ui/Button'
import { LoadFailure } from '../../../components/ui/LoadFailure'
import { Skeleton } from '../../../components/ui/Skeleton'
import { classNames } from '../../../lib/classNames'
import { useApp } from '../../../lib/app'
import { RowQuestion } from './RowQuestion'
import { RowTable } from './RowTable'
import { type RowFilter, peopleRowsQuery } from './peopleImportQueries'

type Where = Omit<RowFilter, 'page'>

/** The views of the rows that there are, with their numbers. What went wrong comes first. */
const viewsOf = ({ outcomes, statuses }: ImportView): { label: string; count: number; where: Where }[] => [
  ...(['failed', 'kept'] as const).flatMap((status) => {
    const count = statuses[status] ?? 0
    return count > 0 ? [{ label: ROW_STATUSES[status], count, where: { status } }] : []
  }),
  ...entriesOf(ROW_OUTCOMES).flatMap(([outcome, label]) => {
    const count = outcomes[outcome] ?? 0
    return count > 0 ? [{ label, count, where: { outcome } }] : []
  }),
]

/** What the rows of a list are or became, one kind at a time. */
export const RowPanel = ({ each, onDecided }: { each: ImportView; onDecided: () => void }) => {
  const views = viewsOf(each)
  const [chosen, setChosen] = useState<{ label: string; page: number }>()
  const view = views.find(({ label }) => label === chosen?.label) ?? views[0]
  const page = chosen?.page ?? 1
  const { data, error, isFetching, refetch } = useQuery({
    ...peopleRowsQuery(useApp(), each, { ...view?.where, page }),
    enabled: view !== undefined,
  })
  if (!view) return <p>The list has no rows.</p>
  const decided = (): void => {
    void refetch()
    onDecided()
  }
  return (
    <div className="grid gap-5">
      <div role="group" aria-label="Rows" className="flex flex-wrap gap-x-6">
        {views.map(({ label, count }) => (
          <button
            key={label}
            type="button"
            aria-pressed={label === view.label}
            className={classNames(
              'inline-flex min-h-11 items-center font-display text-lg tabular-nums',
              label === view.label
                ? 'font-semibold underline decoration-laterite decoration-2 underline-offset-8'
                : 'link',
            )}
            onClick={() => setChosen({ label, page: 1 })}
          >
            {label} ({count.toLocaleString('en')})
          </button>
        ))}
      </div>
      {!data && error && (
        <LoadFailure
          title="We could not load the rows."
          error={error}
          isFetching={isFetching}
          refetch={refetch}
        />
      )}
      {!data && !error && <Skeleton className="w-2/3" />}
      {data && view.where.outcome === 'question' && (
        <div className="grid gap-4">
          {data.rows.map((row) => (
            <RowQuestion key={`${row.id} ${row.revision}`} row={row} onDecided={decided} />
          ))}
        </div>
      )}
      {data && view.where.outcome !== 'question' && (
        <RowTable rows={data.rows} isOpen={each.status === 'checked'} onDecided={decided} />
      )}
      {data && data.pages > 1 && (
        <p className="flex flex-wrap items-center gap-4">
          <Button isUnavailable={page <= 1} onClick={() => setChosen({ label: view.label, page: page - 1 })}>
            Previous
          </Button>
          <span className="tabular-nums">
            Page {page} of {data.pages}
          </span>
          <Button
            isUnavailable={page >= data.pages}
            onClick={() => setChosen({ label: view.label, page: page + 1 })}
          >
            Next
          </Button>
        </p>
      )}
    </div>
  )
}
