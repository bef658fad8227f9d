import { Suspense, lazy, useState } from 'react'
import type { DeskList } from '../../../domain/office/deskSettings/deskSettings.constants'
import { useDeskSettings, useDeskSettingsChange } from '../../lib/deskSettings'
import { Button } from '../ui/Button'

/** Loaded when somebody arranges a list. */
const ColumnsDialog = lazy(async () => ({ default: (await import('./ColumnsDialog')).ColumnsDialog }))
const SaveViewDialog = lazy(async () => ({ default: (await import('./SaveViewDialog')).SaveViewDialog }))

export interface ListToolsProps {
  list: DeskList
  /** Those that may be left out. */
  columns: readonly { id: string; header: string }[]
  /** The address of the list as it is filtered and ordered; undefined while it is as it always begins. */
  view: string | undefined
}

/** How a person arranges a list: its columns, and views with a name. */
export const ListTools = ({ list, columns, view }: ListToolsProps) => {
  const [open, setOpen] = useState<'columns' | 'view'>()
  const kept = useDeskSettings().views.find(({ to }) => to === view)
  const { mutate } = useDeskSettingsChange()
  const close = (): void => setOpen(undefined)
  return (
    <>
      {view && (
        <Button
          tone="quiet"
          onClick={() => (kept ? mutate({ change: 'removeView', to: kept.to }) : setOpen('view'))}
        >
          {kept ? 'Remove View' : 'Save View'}
          {kept && <span className="sr-only"> {kept.name}</span>}
        </Button>
      )}
      <Button tone="quiet" onClick={() => setOpen('columns')}>
        Columns
      </Button>
      <Suspense>
        {open === 'columns' && <ColumnsDialog list={list} columns={columns} onClose={close} />}
        {open === 'view' && view && <SaveViewDialog to={view} onClose={close} />}
      </Suspense>
    </>
  )
}
