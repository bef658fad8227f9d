import type { DeskList } from '../../../domain/office/deskSettings/deskSettings.constants'
import { useDeskSettings, useDeskSettingsChange } from '../../lib/deskSettings'
import { Button } from '../ui/Button'
import { Checkbox } from '../ui/Checkbox'
import { Dialog } from '../ui/Dialog'

export interface ColumnsDialogProps {
  list: DeskList
  /** Those that may be left out. */
  columns: readonly { id: string; header: string }[]
  onClose: () => void
}

/** Chooses which columns a list shows: each choice is kept at once, for this person on every device. */
export const ColumnsDialog = ({ list, columns, onClose }: ColumnsDialogProps) => {
  const hidden = useDeskSettings().hiddenColumns[list] ?? []
  const { mutate } = useDeskSettingsChange()
  const choose = (next: readonly string[]): void => mutate({ change: 'columns', list, hidden: [...next] })
  return (
    <Dialog title="Columns" isOpen onClose={onClose}>
      <p className="mb-3 text-ink-soft">
        What is left out here still stands beside the list when you open a row.
      </p>
      <fieldset>
        <legend className="sr-only">Columns that are shown</legend>
        {columns.map(({ id, header }) => (
          <Checkbox
            key={id}
            label={header}
            checked={!hidden.includes(id)}
            onChange={({ currentTarget: { checked } }) =>
              choose(checked ? hidden.filter((one) => one !== id) : [...hidden, id])
            }
          />
        ))}
      </fieldset>
      <p className="mt-4 flex flex-wrap gap-3">
        <Button tone="main" onClick={onClose}>
          Done
        </Button>
        {hidden.length > 0 && <Button onClick={() => choose([])}>Show All</Button>}
      </p>
    </Dialog>
  )
}
