import { ConfirmDialog, type ConfirmDialogProps } from '../../../components/ui/ConfirmDialog'

const QUESTIONS = {
  discard: {
    title: 'Delete this mailing?',
    action: 'Delete Mailing',
    consequence: 'Its text is lost. Nobody has been sent anything.',
  },
  cancel: {
    title: 'Cancel the rest of this mailing?',
    action: 'Cancel the Rest',
    consequence: 'Whoever has it keeps it. Nobody else gets it, and it cannot be continued.',
  },
} as const

export type Stop = keyof typeof QUESTIONS

type StopDialogProps = { stop: Stop } & Pick<ConfirmDialogProps, 'isBusy' | 'onConfirm' | 'onClose'>

/** Asks before a mailing is deleted, or cancelled on its way. */
export const StopDialog = ({ stop, ...props }: StopDialogProps) => {
  const { title, action, consequence } = QUESTIONS[stop]
  return (
    <ConfirmDialog title={title} action={action} {...props}>
      {consequence}
    </ConfirmDialog>
  )
}
