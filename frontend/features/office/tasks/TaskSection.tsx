import { useQuery } from '@tanstack/react-query'
import { Suspense, lazy, useState } from 'react'
import { TASK_VIEWS, type TaskRow, type TaskView } from '../../../../domain/office/tasks/taskTexts.schema'
import { keysOf } from '../../../../platform/records.schema'
import { Button } from '../../../components/ui/Button'
import { LoadFailure } from '../../../components/ui/LoadFailure'
import { Spinner } from '../../../components/ui/Spinner'
import { useApp } from '../../../lib/app'
import { useBegin } from '../../../lib/useBegin'
import { TaskItem } from './TaskItem'
import { type TaskQuery, tasksQuery } from './taskQueries'

const TaskDialog = lazy(async () => ({ default: (await import('./TaskDialog')).TaskDialog }))

/** What is said where there is none. */
const NOTHING: Record<TaskView, string> = {
  me: 'You have no tasks.',
  group: 'No tasks are assigned to your groups.',
  nobody: 'No tasks are waiting to be taken over.',
  all: 'There are no tasks.',
}

interface ChoiceProps {
  query: TaskQuery
  hasViews: boolean
  onChange: (query: TaskQuery) => void
}

/** Whose tasks are shown, and which. */
const Choice = ({ query, hasViews, onChange }: ChoiceProps) => (
  <div role="group" aria-label="Which tasks" className="flex flex-wrap gap-x-3 gap-y-2">
    {hasViews &&
      keysOf(TASK_VIEWS).map((view) => (
        <Button
          key={view}
          tone="quiet"
          aria-pressed={query.view === view}
          className={query.view === view ? 'underline decoration-laterite decoration-2' : undefined}
          onClick={() => onChange({ ...query, view, page: 1 })}
        >
          {TASK_VIEWS[view]}
        </Button>
      ))}
    <Button
      tone="quiet"
      aria-pressed={query.state === 'done'}
      className={query.state === 'done' ? 'underline decoration-laterite decoration-2' : undefined}
      onClick={() => onChange({ ...query, state: query.state === 'done' ? 'open' : 'done', page: 1 })}
    >
      Completed Tasks
    </Button>
  </div>
)

/**
 * The tasks of staff, overdue first: one's own, those of one's groups, nobody's, all; or those about a person.
 * Source: issue 13, part 5.
 */
export const TaskSection = ({ person }: { person?: string }) => {
  const [query, setQuery] = useState<TaskQuery>({
    view: person ? 'all' : 'me',
    state: 'open',
    page: 1,
    ...(person && { person }),
  })
  const [edited, setEdited] = useState<TaskRow>()
  const [isAdding, setAdding] = useBegin()
  const { data, isPending, ...failure } = useQuery({ ...tasksQuery(useApp(), query), throwOnError: false })
  return (
    <section aria-labelledby="tasks-title" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="tasks-title" className="text-xl">
          Tasks
        </h2>
        {data && <Button onClick={() => setAdding(true)}>New Task</Button>}
      </div>
      <Choice query={query} hasViews={!person} onChange={setQuery} />
      {isPending && <Spinner label="Loading the tasks" />}
      {!isPending && !data && <LoadFailure title="Failed to load the tasks" {...failure} />}
      {data?.totalDocs === 0 && (
        <p className="text-ink-soft">
          {query.state === 'done' ? 'No tasks are done yet.' : NOTHING[query.view]}
        </p>
      )}
      {data && data.totalDocs > 0 && (
        <ol className="border-b border-rule">
          {data.docs.map((task) => (
            <TaskItem key={task.id} task={task} isPersonNamed={!person} onEdit={() => setEdited(task)} />
          ))}
        </ol>
      )}
      {data && data.totalPages > 1 && (
        <nav aria-label="Pages of tasks" className="flex flex-wrap items-center gap-3">
          <Button
            isUnavailable={query.page <= 1}
            onClick={() => setQuery({ ...query, page: query.page - 1 })}
          >
            Previous<span className="sr-only"> tasks</span>
          </Button>
          <span className="tabular-nums">
            Page {query.page} of {data.totalPages}
          </span>
          <Button
            isUnavailable={query.page >= data.totalPages}
            onClick={() => setQuery({ ...query, page: query.page + 1 })}
          >
            Next<span className="sr-only"> tasks</span>
          </Button>
        </nav>
      )}
      {data && (edited ?? isAdding) && (
        <Suspense fallback={<Spinner label="Loading" />}>
          <TaskDialog
            task={edited}
            person={person}
            colleagues={data.colleagues}
            groups={data.groups}
            onClose={() => {
              setEdited(undefined)
              setAdding(false)
            }}
          />
        </Suspense>
      )}
    </section>
  )
}
