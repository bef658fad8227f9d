import { useMutation } from '@tanstack/react-query'
import { useApp } from '../../../lib/app'
import { errorText } from '../../../lib/errorText'
import { messages } from '../../../lib/messages/messages'
import { OWN } from '../../../lib/session/sessionQuery'
import { useToast } from '../../../lib/toasts'

export interface GroupAction {
  /** Path of the API. */
  path: string
  body?: object
  done: string
  failed: string
}

/** Does something with a group at one tap, and says what became of it. */
export const useGroupAction = () => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  return useMutation({
    mutationFn: ({ path, body }: GroupAction) => api.post(path, body ?? {}),
    onSuccess: (_, { done }) => toast({ tone: 'success', title: done }),
    onError: (error, { failed }) =>
      toast({ tone: 'error', title: failed, description: errorText(error, messages.unexpected) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [OWN] }),
  })
}
