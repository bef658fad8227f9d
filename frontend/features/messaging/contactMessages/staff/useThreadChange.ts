import { useMutation } from '@tanstack/react-query'
import { ApiError } from '../../../../lib/ApiError'
import { useApp } from '../../../../lib/app'
import { errorText } from '../../../../lib/errorText'
import { adminMessages } from '../../../../lib/messages/adminMessages'
import { messages } from '../../../../lib/messages/messages'
import { useToast } from '../../../../lib/toasts'
import { messageKeys } from './messageQueries'

export interface ThreadChange {
  /** What is done, as the end of the endpoint's path. */
  step: 'handling' | 'claim' | 'spam'
  body: object
  /** What takes it back. */
  undo?: ThreadChange
}

const reasonOf = (error: Error): string =>
  error instanceof ApiError && error.code === 'changed_meanwhile'
    ? adminMessages.versionConflict
    : errorText(error, messages.unexpected)

/** Changes a message: says whether it was done, and shows what stands there now. */
export const useThreadChange = (
  id: string,
): { change: (change: ThreadChange) => void; isPending: boolean } => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ step, body }: ThreadChange) => api.post(`/contact-messages/${id}/${step}`, body),
    onSuccess: (_, { undo }) =>
      toast({
        tone: 'success',
        title: adminMessages.messageUpdated,
        undo: undo && (() => mutate(undo)),
      }),
    onError: (error) =>
      toast({ tone: 'error', title: adminMessages.messageFailed, description: reasonOf(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: messageKeys.all }),
  })
  return { change: mutate, isPending }
}
