import { useState } from 'react'
import { Button } from '../../components/ui/Button'
import { Dialog } from '../../components/ui/Dialog'
import { TextArea } from '../../components/ui/TextArea'

export interface LockDialogProps {
  name: string
  isOpen: boolean
  onClose: () => void
  onLock: (reason: string) => void
}

/** Asks before an account is locked, and why. */
export const LockDialog = ({ name, isOpen, onClose, onLock }: LockDialogProps) => {
  const [reason, setReason] = useState('')
  return (
    <Dialog title="Lock this account?" isOpen={isOpen} onClose={onClose}>
      <p>
        <bdi className="font-semibold">{name}</bdi> will be signed out everywhere and cannot sign in until the
        account is unlocked.
      </p>
      <div className="mt-4">
        <TextArea
          name="reason"
          label="Reason"
          hint="For the audit log. The person cannot see it."
          rows={3}
          maxLength={1000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
      <p className="mt-6 flex flex-wrap gap-3">
        <Button tone="main" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={() => onLock(reason)}>Lock account</Button>
      </p>
    </Dialog>
  )
}
