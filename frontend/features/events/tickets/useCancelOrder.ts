import { useMutation } from '@tanstack/react-query'
import { useApp } from '../../../lib/app'
import { errorText } from '../../../lib/errorText'
import { messages } from '../../../lib/messages/messages'
import { orderMessages } from '../../../lib/messages/orderMessages'
import { OWN } from '../../../lib/session/sessionQuery'
import { useToast } from '../../../lib/toasts'
import { eventKeys } from '../eventQueries'

/** Cancels an own order of tickets, or one ticket of it, for a fee in minor units. */
export const useCancelOrder = (
  id: string,
  ticket?: string,
): { cancel: (feeMinor: number) => void; isPending: boolean } => {
  const app = useApp()
  const showToast = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: (feeMinor: number) =>
      app.api.post(`/ticket-orders/${id}${ticket ? `/tickets/${ticket}` : ''}/cancel`, { feeMinor }),
    onSuccess: () =>
      showToast({ tone: 'success', title: orderMessages[ticket ? 'ticketCancelled' : 'cancelled'] }),
    onError: (error) =>
      showToast({
        tone: 'error',
        title: messages.error,
        description: errorText(error, orderMessages.cancelFailed),
      }),
    onSettled: () =>
      Promise.all([
        app.queryClient.invalidateQueries({ queryKey: [OWN] }),
        app.queryClient.invalidateQueries({ queryKey: eventKeys.seats }),
      ]),
  })
  return { cancel: mutate, isPending }
}
