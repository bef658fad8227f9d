import { useMutation } from '@tanstack/react-query'
import type { StaffTicketType } from '../../../../../domain/events/tickets/tickets.schema'
import { ConfirmDialog } from '../../../../components/ui/ConfirmDialog'
import { useApp } from '../../../../lib/app'
import { errorText } from '../../../../lib/errorText'
import { messages } from '../../../../lib/messages/messages'
import { staffTicketMessages } from '../../../../lib/messages/staffTicketMessages'
import { useToast } from '../../../../lib/toasts'
import { ticketTypesQuery } from './ticketQueries'

export interface RemoveTypeDialogProps {
  eventId: string
  type: StaffTicketType
  /** Whether people can register without a ticket once it is gone. */
  isLast: boolean
  onClose: () => void
}

/** Asks before a type of ticket is removed. The server refuses one that was sold, and says why. */
export const RemoveTypeDialog = ({ eventId, type, isLast, onClose }: RemoveTypeDialogProps) => {
  const app = useApp()
  const toast = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      app.api.delete(`/events/${encodeURIComponent(eventId)}/ticket-types/${encodeURIComponent(type.id)}`),
    onSuccess: () => toast({ tone: 'success', title: staffTicketMessages.typeRemoved }),
    onError: (error) =>
      toast({
        tone: 'error',
        title: staffTicketMessages.removeFailed,
        description: errorText(error, messages.unexpected),
      }),
    onSettled: () => {
      onClose()
      return app.queryClient.invalidateQueries(ticketTypesQuery(app, eventId))
    },
  })
  return (
    <ConfirmDialog
      title="Remove this type of ticket?"
      action="Remove Type"
      isBusy={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <bdi className="font-semibold">{type.name}</bdi> can no longer be bought.
      {isLast && ' It is the last type: members can register for the event without a ticket again.'}
    </ConfirmDialog>
  )
}
