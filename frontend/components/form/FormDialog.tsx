import { type ReactNode, useState } from 'react'
import type { Form } from '../../lib/useForm'
import { Button, type ButtonProps } from '../ui/Button'
import { ConfirmDialog } from '../ui/ConfirmDialog'
import { Dialog } from '../ui/Dialog'
import { ErrorSummary } from '../ui/ErrorSummary'
import { SubmitButton } from '../ui/SubmitButton'

export interface FormDialogProps {
  title: string
  form: Pick<Form, 'props' | 'errors' | 'isPending'>
  /** On the button that sends it. */
  submit: string
  /** `plain` for what takes something away. */
  tone?: ButtonProps['tone']
  onClose: () => void
  /** What follows, and the fields. */
  children: ReactNode
}

/**
 * Asks for something before an act: what follows, the fields, what is wrong with them, and a way out. What was entered is
 * not lost by a key or a click beside the dialog: leaving it then is asked for once more.
 */
export const FormDialog = ({ title, form, submit, tone, onClose, children }: FormDialogProps) => {
  const [isFilled, setIsFilled] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  return (
    <>
      {/* before the other, which is closed after it */}
      {isLeaving && (
        <ConfirmDialog
          title="Discard what you entered?"
          action="Discard"
          keep="Keep Editing"
          isBusy={false}
          onConfirm={onClose}
          onClose={() => setIsLeaving(false)}
        >
          It is not saved yet.
        </ConfirmDialog>
      )}
      <Dialog title={title} isOpen onClose={() => (isFilled ? setIsLeaving(true) : onClose())}>
        <form {...form.props} onInput={() => setIsFilled(true)} className="grid gap-4">
          <ErrorSummary errors={form.errors} />
          {children}
          <p className="flex flex-wrap gap-3">
            <SubmitButton isBusy={form.isPending} {...(tone && { tone })}>
              {submit}
            </SubmitButton>
            <Button onClick={onClose}>Cancel</Button>
          </p>
        </form>
      </Dialog>
    </>
  )
}
