import { useMutation } from '@tanstack/react-query'
import type { MailingAct } from '../../../../domain/messaging/mailings/mailing.schema'
import { useApp } from '../../../lib/app'
import { errorText } from '../../../lib/errorText'
import { mailingMessages } from '../../../lib/messages/mailingMessages'
import { messages } from '../../../lib/messages/messages'
import { useToast } from '../../../lib/toasts'
import { mailingKeys } from './mailingQueries'

/** Tests, pauses, continues, cancels, withdraws or discards a mailing, and says whether it was done. */
export const useMailingAct = (id: string, onDiscarded: () => void) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const control = useMutation({
    mutationFn: (act: MailingAct) => api.post(`/mailings/${id}/control`, { act }),
    onSuccess: (_, act) => {
      toast({ tone: 'success', title: mailingMessages.changed })
      if (act === 'discard') onDiscarded()
    },
    onError: (error) =>
      toast({
        tone: 'error',
        title: mailingMessages.changeFailed,
        description: errorText(error, messages.unexpected),
      }),
    // what was discarded is not asked for again by the page that is about to close
    onSettled: (_, error, act) =>
      queryClient.invalidateQueries({
        queryKey: mailingKeys.all,
        refetchType: act === 'discard' && !error ? 'none' : 'active',
      }),
  })
  const test = useMutation({
    mutationFn: () => api.post<{ to: string }>(`/mailings/${id}/test`, {}),
    onSuccess: ({ to }) => toast({ tone: 'success', title: mailingMessages.testSent(to) }),
    onError: (error) =>
      toast({
        tone: 'error',
        title: mailingMessages.testFailed,
        description: errorText(error, messages.unexpected),
      }),
  })
  return { control, test }
}
