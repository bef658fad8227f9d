import { useMutation } from '@tanstack/react-query'
import type { AnswerTemplate } from '../../../../../domain/messaging/contactMessages/templates/templates.schema'
import { ConfirmDialog } from '../../../../components/ui/ConfirmDialog'
import { useApp } from '../../../../lib/app'
import { errorText } from '../../../../lib/errorText'
import { adminMessages } from '../../../../lib/messages/adminMessages'
import { messages } from '../../../../lib/messages/messages'
import { useToast } from '../../../../lib/toasts'
import { templatesQuery } from './templateQueries'

export interface DeleteTemplateDialogProps {
  template: AnswerTemplate
  onClose: () => void
}

/** Asks before a template is deleted. */
export const DeleteTemplateDialog = ({ template: { id, title }, onClose }: DeleteTemplateDialogProps) => {
  const app = useApp()
  const toast = useToast()
  const remove = useMutation({
    mutationFn: () => app.api.post(`/answer-templates/${id}/delete`, {}),
    onSuccess: () => {
      toast({ tone: 'success', title: adminMessages.templateDeleted })
      onClose()
    },
    onError: (error) =>
      toast({
        tone: 'error',
        title: adminMessages.templateDeleteFailed,
        description: errorText(error, messages.unexpected),
      }),
    onSettled: () => app.queryClient.invalidateQueries({ queryKey: templatesQuery(app).queryKey }),
  })
  return (
    <ConfirmDialog
      title="Delete this template?"
      action="Delete Template"
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <strong>
        <bdi>{title}</bdi>
      </strong>{' '}
      is deleted for all colleagues. Answers that were begun with it stay as they are.
    </ConfirmDialog>
  )
}
