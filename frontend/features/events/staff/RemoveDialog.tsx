import { useState } from 'react'
import { Button } from '../../../components/ui/Button'
import { Dialog } from '../../../components/ui/Dialog'
import { TextArea } from '../../../components/ui/TextArea'

export interface RemoveDialogProps {
  name: string
  onClose: () => void
  onRemove: (reason: string) => void
}

/** Asks before somebody loses a seat, and what to tell the person. */
export const RemoveDialog = ({ name, onClose, onRemove }: RemoveDialogProps) => {
  const [reason, setReason] = useState('')
  return (
    <Dialog title="Remove this registration?" isOpen onClose={onClose}>
      <p>
        The seat of <bdi className="font-semibold">{name}</bdi> will be released, and the person is notified
        by email.
      </p>
      <div className="mt-4">
        <TextArea
          name="reason"
          label="Reason (optional)"
          hint="Included in the email and in the audit log."
          rows={3}
          maxLength={1000}
          dir="auto"
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
      <p className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => onRemove(reason)}>Remove Registration</Button>
        <Button tone="main" onClick={onClose}>
          Keep it
        </Button>
      </p>
    </Dialog>
  )
}
