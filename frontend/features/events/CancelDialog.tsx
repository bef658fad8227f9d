import { Button } from '../../components/ui/Button'
import { Dialog } from '../../components/ui/Dialog'

export interface CancelDialogProps {
  /** The event's. */
  title: string
  onClose: () => void
  onCancel: () => void
}

/** Asks before a seat is given up. */
export const CancelDialog = ({ title, onClose, onCancel }: CancelDialogProps) => (
  <Dialog title="Cancel your registration?" isOpen onClose={onClose}>
    <p>
      Your seat at <bdi className="font-semibold">{title}</bdi> goes to somebody else. You can register again
      only while there are seats left.
    </p>
    <p className="mt-6 flex flex-wrap gap-3">
      <Button tone="main" onClick={onClose}>
        Keep My Seat
      </Button>
      <Button onClick={onCancel}>Cancel Registration</Button>
    </p>
  </Dialog>
)
