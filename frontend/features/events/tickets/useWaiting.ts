import { useMutation } from '@tanstack/react-query'
import { useApp } from '../../../lib/app'
import { errorText } from '../../../lib/errorText'
import { messages } from '../../../lib/messages/messages'
import { waitingMessages } from '../../../lib/messages/waitingMessages'
import { OWN } from '../../../lib/session/sessionQuery'
import { useToast } from '../../../lib/toasts'
import { eventKeys } from '../eventQueries'

type Step = 'joined' | 'left' | 'declined'

/** Joins the waiting list of a type of ticket, leaves it, or declines what is held. */
export const useWaiting = (
  event: string,
  type: string,
): { change: (step: Step) => void; isPending: boolean } => {
  const app = useApp()
  const showToast = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: (step: Step) =>
      step === 'joined'
        ? app.api.post(`/events/${event}/waiting`, { type })
        : app.api.delete(`/events/${event}/waiting/${type}`),
    onSuccess: (_, step) => showToast({ tone: 'success', title: waitingMessages[step] }),
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
