import { useMutation } from '@tanstack/react-query'
import type { EventChanged, EventDetail } from '../../../../domain/events/events.schema'
import { ApiError } from '../../../lib/ApiError'
import { useApp } from '../../../lib/app'
import { errorText } from '../../../lib/errorText'
import { adminMessages } from '../../../lib/messages/adminMessages'
import { eventDeskMessages } from '../../../lib/messages/staffEventMessages'
import { messages } from '../../../lib/messages/messages'
import { useToast } from '../../../lib/toasts'
import { eventDeskKeys, eventDeskQuery } from './eventDeskQueries'

/** What staff do: publish a draft, call an event off, or let it take place after all. */
export type StatusStep = 'publish' | 'cancel' | 'restore'

const TO = { publish: 'published', cancel: 'cancelled', restore: 'published' } as const
const DONE: Record<StatusStep, string> = {
  publish: eventDeskMessages.published,
  cancel: eventDeskMessages.cancelled,
  restore: eventDeskMessages.restored,
}
const FAILED: Record<StatusStep, string> = {
  publish: eventDeskMessages.publishFailed,
  cancel: eventDeskMessages.cancelFailed,
  restore: eventDeskMessages.restoreFailed,
}

/** Changes the status of an event: shown at once, undone when the server refuses. */
export const useEventStatus = ({ id, updatedAt }: Pick<EventDetail, 'id' | 'updatedAt'>) => {
  const app = useApp()
  const toast = useToast()
  const { queryKey } = eventDeskQuery(app, id)
  return useMutation({
    mutationFn: (step: StatusStep) =>
      app.api.post<EventChanged>(`/events/${encodeURIComponent(id)}/status`, { status: TO[step], updatedAt }),
    onMutate: async (step) => {
      await app.queryClient.cancelQueries({ queryKey })
      const before = app.queryClient.getQueryData(queryKey)
      app.queryClient.setQueryData(queryKey, (event) => event && { ...event, status: TO[step] })
      return { before }
    },
    onSuccess: ({ told }, step) =>
      toast({
        tone: 'success',
        title: DONE[step],
        description: told > 0 ? eventDeskMessages.told(told) : undefined,
      }),
    onError: (error, step, context) => {
      app.queryClient.setQueryData(queryKey, context?.before)
      const isMeanwhile = error instanceof ApiError && error.code === 'changed_meanwhile'
      toast({
        tone: 'error',
        title: FAILED[step],
        description: isMeanwhile ? adminMessages.changedMeanwhile : errorText(error, messages.unexpected),
      })
    },
    onSettled: () =>
      Promise.all([
        app.queryClient.invalidateQueries({ queryKey }),
        app.queryClient.invalidateQueries({ queryKey: eventDeskKeys.lists, refetchType: 'none' }),
      ]),
  })
}
