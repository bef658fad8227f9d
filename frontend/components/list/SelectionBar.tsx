import { type ReactNode, Suspense, lazy, useState } from 'react'
import { errorText } from '../../lib/errorText'
import type { ListQuery } from '../../lib/listQuery'
import { messages } from '../../lib/messages/messages'
import { useToast } from '../../lib/toasts'
import { Button } from '../ui/Button'
import type { ListPage } from './ListView'
import type { ManyDialogProps } from './ManyDialog'
import { MAX_SELECTED, type ManyAction, loadAllRows } from './runMany'
import type { Selection } from './useSelection'

/** Loaded when somebody acts on many. */
const ManyDialog = lazy(async () => ({ default: (await import('./ManyDialog')).ManyDialog })) as <Row>(
  props: ManyDialogProps<Row>,
) => ReactNode

/** What a list offers for rows that are selected. */
export interface ManyActions<Row> {
  /** Names a row in words. */
  nameOf: (row: Row) => string
  actions: readonly ManyAction<Row>[]
  /** Reads a page of the list. */
  pageOf: (query: ListQuery) => Promise<ListPage<Row>>
  /** Reads the list anew. */
  refresh: () => void
}

export interface SelectionBarProps<Row> extends ManyActions<Row> {
  query: ListQuery
  selection: Selection<Row>
  /** How many rows the list has on all its pages. */
  total: number
  noun: { one: string; many: string }
}

/** How many rows are selected, and what can be done with them. */
export const SelectionBar = <Row,>({
  query,
  selection,
  total,
  noun,
  nameOf,
  actions,
  pageOf,
  refresh,
}: SelectionBarProps<Row>) => {
  const toast = useToast()
  const [asked, setAsked] = useState<{ action: ManyAction<Row>; rows: readonly Row[] }>()
  const [isLoading, setIsLoading] = useState(false)
  const { rows } = selection
  const most = Math.min(total, MAX_SELECTED)
  const selectAll = async (): Promise<void> => {
    setIsLoading(true)
    try {
      selection.put(await loadAllRows((page) => pageOf({ ...query, page: String(page) })), true)
    } catch (error) {
      toast({ tone: 'error', title: messages.error, description: errorText(error, messages.unexpected) })
    } finally {
      setIsLoading(false)
    }
  }
  return (
    <>
      {rows.length > 0 && (
        <div className="selection-bar" role="group" aria-label="With the selected rows">
          <p role="status" className="font-semibold tabular-nums">
            {rows.length} {rows.length === 1 ? noun.one : noun.many} selected
          </p>
          {rows.length < most && (
            <Button tone="quiet" isBusy={isLoading} onClick={() => void selectAll()}>
              {total > MAX_SELECTED ? `Select the First ${MAX_SELECTED}` : `Select All ${total}`}
            </Button>
          )}
          {actions.map((action) => (
            <Button key={action.label} onClick={() => setAsked({ action, rows })}>
              {action.label}
            </Button>
          ))}
          <Button tone="quiet" onClick={selection.clear}>
            Clear Selection
          </Button>
        </div>
      )}
      {asked && (
        <Suspense>
          <ManyDialog
            {...asked}
            noun={noun}
            nameOf={nameOf}
            onRun={refresh}
            onClose={() => {
              setAsked(undefined)
              selection.clear()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
