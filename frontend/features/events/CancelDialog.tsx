import { Button } from '../../components/ui/Button'
import { Dialog } from '../../components/ui/Dialog'
import { CancelText } from './CancelText'

export interface CancelDialogProps {
  /** The event's. */
  title: string
  onClose: () => void
  onCancel: () => void
}

/** Asks before a seat is given up. */
export const CancelDialog = ({ title, onClose, onCancel }: CancelDialogProps) => (
  <Dialog title="Cancel your registration?" isOpen onClose={onClose}>
    <CancelText title={title} />
    <p className="mt-6 flex flex-wrap gap-3">
      <Button tone="main" onClick={onClose}>
        Keep My Seat
      </Button>
      <Button onClick={onCancel}>Cancel Registration</Button>
    </p>
  </Dialog>
)
