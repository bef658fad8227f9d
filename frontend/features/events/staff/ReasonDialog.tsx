import { type ReactNode, useState } from 'react'
import { Button } from '../../../components/ui/Button'
import { Dialog } from '../../../components/ui/Dialog'
import { TextArea } from '../../../components/ui/TextArea'

export interface ReasonDialogProps {
  /** A question. */
  title: string
  /** What will be different afterwards. */
  children: ReactNode
  /** What the button that does it says. */
  action: string
  onClose: () => void
  onConfirm: (reason: string) => void
}

/** Asks before somebody loses a seat, and what to tell the person. */
export const ReasonDialog = ({ title, children, action, onClose, onConfirm }: ReasonDialogProps) => {
  const [reason, setReason] = useState('')
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <p>{children}</p>
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
        <Button onClick={() => onConfirm(reason)}>{action}</Button>
        <Button tone="main" onClick={onClose}>
          Keep it
        </Button>
      </p>
    </Dialog>
  )
}
