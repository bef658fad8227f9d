import { useMutation } from '@tanstack/react-query'
import { useApp } from '../../../../lib/app'
import { errorText } from '../../../../lib/errorText'
import { messages } from '../../../../lib/messages/messages'
import { useToast } from '../../../../lib/toasts'
import { STAFF_TICKETS } from './ticketQueries'

interface TicketChange {
  /** Below the address of the event. */
  path: string
  body: object
  /** What is said once it is done, or when it fails. */
  done: { title: string; description: string }
  failed: string
}

/** Changes something about the tickets of an event, and reads them anew. */
export const useTicketChange = (event: string) => {
  const app = useApp()
  const toast = useToast()
  return useMutation({
    mutationFn: ({ path, body }: TicketChange) =>
      app.api.post(`/events/${encodeURIComponent(event)}/${path}`, body),
    onSuccess: (_, { done }) => toast({ tone: 'success', ...done }),
    onError: (error, { failed }) =>
      toast({ tone: 'error', title: failed, description: errorText(error, messages.unexpected) }),
    onSettled: () => app.queryClient.invalidateQueries({ queryKey: STAFF_TICKETS }),
  })
}
