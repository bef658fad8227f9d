import { useMutation } from '@tanstack/react-query'
import type { DoorOverview } from '../../../../../domain/events/door/door.schema'
import { ConfirmDialog } from '../../../../components/ui/ConfirmDialog'
import { useApp } from '../../../../lib/app'
import { errorText } from '../../../../lib/errorText'
import { doorMessages } from '../../../../lib/messages/doorMessages'
import { messages } from '../../../../lib/messages/messages'
import { useToast } from '../../../../lib/toasts'
import { doorQuery } from './doorQuery'

export interface WithdrawPassDialogProps {
  eventId: string
  pass: DoorOverview['passes'][number]
  onClose: () => void
}

/** Asks before somebody's link to the door ends. */
export const WithdrawPassDialog = ({ eventId, pass: { id, name }, onClose }: WithdrawPassDialogProps) => {
  const app = useApp()
  const toast = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      app.api.post(`/events/${encodeURIComponent(eventId)}/door-passes/${encodeURIComponent(id)}/withdraw`),
    onSuccess: () => toast({ tone: 'success', title: doorMessages.withdrawn(name) }),
    onError: (error) =>
      toast({
        tone: 'error',
        title: doorMessages.withdrawFailed,
        description: errorText(error, messages.unexpected),
      }),
    onSettled: () => {
      onClose()
      return app.queryClient.invalidateQueries(doorQuery(app, eventId))
    },
  })
  return (
    <ConfirmDialog
      title="Withdraw this link?"
      action="Withdraw Link"
      isBusy={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      The next time the device of <bdi className="font-semibold">{name}</bdi> reaches the site, its list is
      deleted, and it lets nobody in any more. What it has not sent by then is not counted.
    </ConfirmDialog>
  )
}
