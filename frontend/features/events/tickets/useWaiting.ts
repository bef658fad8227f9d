import { useMutation } from '@tanstack/react-query'
import { useApp } from '../../../lib/app'
import { errorText } from '../../../lib/errorText'
import { messages } from '../../../lib/messages/messages'
import { waitingMessages } from '../../../lib/messages/waitingMessages'
import { OWN } from '../../../lib/session/sessionQuery'
import { useToast } from '../../../lib/toasts'
import { eventKeys } from '../eventQueries'

type Step =
  | { done: 'joined' | 'left' | 'declined' | 'withdrawn' }
  /** A request for a ticket that needs approval, with what is written to staff. */
  | { done: 'asked'; note: string }

/** Joins the waiting list of a type of ticket or asks for one, leaves it, or declines what is held. */
export const useWaiting = (
  event: string,
  type: string,
): { change: (step: Step) => void; isPending: boolean } => {
  const app = useApp()
  const showToast = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: (step: Step) =>
      step.done === 'joined' || step.done === 'asked'
        ? app.api.post(`/events/${event}/waiting`, { type, ...('note' in step && { note: step.note }) })
        : app.api.delete(`/events/${event}/waiting/${type}`),
    onSuccess: (_, { done }) => showToast({ tone: 'success', title: waitingMessages[done] }),
    onError: (error) =>
      showToast({
        tone: 'error',
        title: messages.error,
        description: errorText(error, waitingMessages.failed),
      }),
    onSettled: () =>
      Promise.all([
        app.queryClient.invalidateQueries({ queryKey: [OWN] }),
        app.queryClient.invalidateQueries({ queryKey: eventKeys.seats }),
      ]),
  })
  return { change: mutate, isPending }
}
