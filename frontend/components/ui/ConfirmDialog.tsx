import type { ReactNode } from 'react'
import { Button } from './Button'
import { Dialog } from './Dialog'

export interface ConfirmDialogProps {
  /** A question. */
  title: string
  /** What will be different afterwards. */
  children: ReactNode
  /** What the button that does it says. */
  action: string
  /** What the button that leaves all as it is says, where "Cancel" could be misunderstood. */
  keep?: string
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something that cannot be taken back. Its highlighted button is the one that leaves all as it is. */
export const ConfirmDialog = ({
  title,
  children,
  action,
  keep = 'Cancel',
  isBusy,
  onConfirm,
  onClose,
}: ConfirmDialogProps) => (
  <Dialog title={title} isOpen onClose={onClose}>
    <p>{children}</p>
    <p className="mt-5 flex flex-wrap gap-3">
      <Button
        isBusy={isBusy}
        onClick={({ detail }) => {
          if (detail < 2) onConfirm() // the second click of a double one confirms nothing
        }}
      >
        {action}
      </Button>
      <Button tone="main" onClick={onClose}>
        {keep}
      </Button>
    </p>
  </Dialog>
)
