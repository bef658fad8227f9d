import { useMutation } from '@tanstack/react-query'
import { useApp } from '../../../../lib/app'
import { errorText } from '../../../../lib/errorText'
import { messages } from '../../../../lib/messages/messages'
import { staffTicketMessages } from '../../../../lib/messages/staffTicketMessages'
import { useToast } from '../../../../lib/toasts'
import { STAFF_TICKETS } from './ticketQueries'

/** Cancels an order of an event, and reads its tickets anew. */
export const useCancelOrder = (event: string) => {
  const app = useApp()
  const toast = useToast()
  return useMutation({
    mutationFn: ({ order, reason }: { order: string; reason: string }) =>
      app.api.post(`/events/${encodeURIComponent(event)}/orders/${encodeURIComponent(order)}/cancel`, {
        reason,
      }),
    onSuccess: () =>
      toast({
        tone: 'success',
        title: staffTicketMessages.orderCancelled,
        description: staffTicketMessages.orderCancelledDescription,
      }),
    onError: (error) =>
      toast({
        tone: 'error',
        title: staffTicketMessages.cancelFailed,
        description: errorText(error, messages.unexpected),
      }),
    onSettled: () => app.queryClient.invalidateQueries({ queryKey: STAFF_TICKETS }),
  })
}
