import { useQuery } from '@tanstack/react-query'
import { Suspense, lazy, useState } from 'react'
import {
  MERGE_STATUSES,
  type MergeView,
} from '../../../../domain/people/personMerges/personMergeTexts.schema'
import { Badge } from '../../../components/ui/Badge'
import { Button, ButtonLink } from '../../../components/ui/Button'
import { LoadFailure } from '../../../components/ui/LoadFailure'
import { Spinner } from '../../../components/ui/Spinner'
import { useApp } from '../../../lib/app'
import { formatDateTime } from '../../../lib/dates'
import { deskPaths } from '../../../deskPaths'
import { mergesQuery } from './mergeQueries'

const UndoDialog = lazy(async () => ({ default: (await import('./UndoDialog')).UndoDialog }))

const listed = (records: Record<string, number>): string =>
  Object.entries(records)
    .map(([label, count]) => `${label}: ${count}`)
    .join(', ')

const Merge = ({ merge, onUndo }: { merge: MergeView; onUndo: () => void }) => (
  <li className="grid gap-2 border-t border-rule-strong py-3">
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="font-semibold">
        <bdi>{merge.merged.name}</bdi> merged into <bdi>{merge.remaining.name}</bdi>
      </span>
      <Badge tone={merge.status === 'merged' ? 'good' : 'neutral'}>{MERGE_STATUSES[merge.status]}</Badge>
    </p>
    <p className="text-ink-soft">
      <time dateTime={merge.createdAt}>{formatDateTime(merge.createdAt)}</time>, by{' '}
      <bdi>{merge.by ?? 'a former colleague'}</bdi>: “{merge.reason}”
    </p>
    {merge.fields.length > 0 && (
      <ul>
        {merge.fields.map(({ field, before, after }) => (
          <li key={field} className="wrap-anywhere">
            {field}: {before || 'nothing'} → {after || 'nothing'}
          </li>
        ))}
      </ul>
    )}
    {Object.keys(merge.records).length > 0 && <p>Moved: {listed(merge.records)}</p>}
    {merge.undoneAt && (
      <p>
        Undone <time dateTime={merge.undoneAt}>{formatDateTime(merge.undoneAt)}</time>: “{merge.undoReason}”
      </p>
    )}
    {merge.left.map(({ what, why }) => (
      <p key={`${what} ${why}`} className="text-stop">
        {what}: {why}
      </p>
    ))}
    {merge.status === 'merged' && (
      <p>
        <Button onClick={onUndo} aria-label={`Undo the merge of ${merge.merged.name}`}>
          Undo
        </Button>
      </p>
    )}
  </li>
)

/** The merges of a person, and the way to another one. */
export const MergeSection = ({ person }: { person: string }) => {
  const [page, setPage] = useState(1)
  const [undone, setUndone] = useState<MergeView>()
  const { data, isPending, ...failure } = useQuery({
    ...mergesQuery(useApp(), person, page),
    throwOnError: false,
  })
  return (
    <section aria-labelledby="merges-title" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="merges-title" className="text-xl">
          Merges
        </h2>
        <ButtonLink to={deskPaths.mergePerson.build(person)}>Merge With Another Person</ButtonLink>
      </div>
      {isPending && <Spinner label="Loading the merges" />}
      {!isPending && !data && <LoadFailure title="Failed to load the merges" {...failure} />}
      {data?.docs.length === 0 && <p className="text-ink-soft">This person was not merged with anybody.</p>}
      {data && data.docs.length > 0 && (
        <ol className="border-b border-rule-strong">
          {data.docs.map((merge) => (
            <Merge key={merge.id} merge={merge} onUndo={() => setUndone(merge)} />
          ))}
        </ol>
      )}
      {data && data.totalPages > 1 && (
        <p className="flex flex-wrap items-center gap-3">
          <Button isUnavailable={page <= 1} onClick={() => setPage(page - 1)}>
            Previous<span className="sr-only"> merges</span>
          </Button>
          <span className="tabular-nums">
            Page {page} of {data.totalPages}
          </span>
          <Button isUnavailable={page >= data.totalPages} onClick={() => setPage(page + 1)}>
            Next<span className="sr-only"> merges</span>
          </Button>
        </p>
      )}
      {undone && (
        <Suspense fallback={<Spinner label="Loading" />}>
          <UndoDialog merge={undone} onClose={() => setUndone(undefined)} />
        </Suspense>
      )}
    </section>
  )
}
