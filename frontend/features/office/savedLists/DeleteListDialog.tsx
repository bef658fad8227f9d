import { useMutation } from '@tanstack/react-query'
import type { SavedListView } from '../../../../domain/office/savedLists/listRows.schema'
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog'
import { useApp } from '../../../lib/app'
import { errorText } from '../../../lib/errorText'
import { messages } from '../../../lib/messages/messages'
import { savedListMessages } from '../../../lib/messages/savedListMessages'
import { useToast } from '../../../lib/toasts'
import { savedListKeys } from './savedListQueries'

export interface DeleteListDialogProps {
  list: Pick<SavedListView, 'id' | 'name' | 'isShared'>
  onClose: () => void
  onDeleted?: () => void
}

/** Asks before a list is deleted. Who is on it is not touched. */
export const DeleteListDialog = ({
  list: { id, name, isShared },
  onClose,
  onDeleted,
}: DeleteListDialogProps) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const remove = useMutation({
    mutationFn: () => api.post(`/saved-lists/${id}/delete`, {}),
    onSuccess: () => {
      toast({ tone: 'success', title: savedListMessages.deleted })
      onClose()
      onDeleted?.()
    },
    onError: (error) =>
      toast({
        tone: 'error',
        title: savedListMessages.deleteFailed,
        description: errorText(error, messages.unexpected),
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [...savedListKeys.all, 'lists'] }),
  })
  return (
    <ConfirmDialog
      title="Delete this list?"
      action="Delete List"
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <strong>
        <bdi>{name}</bdi>
      </strong>{' '}
      is deleted{isShared ? ' for all colleagues' : ''}. The people and records that it finds are not touched.
      A mailing to this list that has not begun will find nobody.
    </ConfirmDialog>
  )
}
