import type { ReactNode } from 'react'
import type { Form } from '../../lib/useForm'
import { Button, type ButtonProps } from '../ui/Button'
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

/** Asks for something before an act: what follows, the fields, what is wrong with them, and a way out. */
export const FormDialog = ({ title, form, submit, tone, onClose, children }: FormDialogProps) => (
  <Dialog title={title} isOpen onClose={onClose}>
    <form {...form.props} className="grid gap-4">
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
)
