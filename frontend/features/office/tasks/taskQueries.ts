import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { TaskList, TaskView } from '../../../../domain/office/tasks/taskTexts.schema'
import type { App } from '../../../lib/app'
import { OWN } from '../../../lib/session/sessionQuery'

/** What a list of tasks is asked for. */
export interface TaskQuery {
  view: TaskView
  state: 'open' | 'done'
  /** Id of the account that they are about. */
  person?: string
  page: number
}

const taskKeys = { all: [OWN, 'tasks'] } as const

/** While the page is open it asks again so often: colleagues work too. */
const ASK_AGAIN_MS = 60_000

/** A page of tasks. */
export const tasksQuery = ({ api }: Pick<App, 'api'>, { view, state, person, page }: TaskQuery) =>
  queryOptions({
    queryKey: [...taskKeys.all, view, state, person ?? '', page],
    queryFn: ({ signal }) =>
      api.get<TaskList>('/tasks', {
        query: [
          ['view', view],
          ['state', state],
          ['page', String(page)],
          ...(person ? [['person', person] as const] : []),
        ],
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ASK_AGAIN_MS,
  })
