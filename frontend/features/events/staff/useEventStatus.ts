import { useMutation } from '@tanstack/react-query'
import type { EventChanged, EventDetail } from '../../../../domain/events/events.schema'
import { ApiError } from '../../../lib/ApiError'
import { useApp } from '../../../lib/app'
import { errorText } from '../../../lib/errorText'
import { adminMessages } from '../../../lib/messages/adminMessages'
import { staffEventMessages } from '../../../lib/messages/staffEventMessages'
import { messages } from '../../../lib/messages/messages'
import { useToast } from '../../../lib/toasts'
import { staffEventKeys, staffEventQuery } from './staffEventQueries'

/** What staff do: publish a draft, call an event off, or let it take place after all. */
export type StatusStep = 'publish' | 'cancel' | 'restore'

const TO = { publish: 'published', cancel: 'cancelled', restore: 'published' } as const
const DONE: Record<StatusStep, string> = {
  publish: staffEventMessages.published,
  cancel: staffEventMessages.cancelled,
  restore: staffEventMessages.restored,
}
const FAILED: Record<StatusStep, string> = {
  publish: staffEventMessages.publishFailed,
  cancel: staffEventMessages.cancelFailed,
  restore: staffEventMessages.restoreFailed,
}

/** Changes the status of an event: shown at once, undone when the server refuses. */
export const useEventStatus = ({ id, updatedAt }: Pick<EventDetail, 'id' | 'updatedAt'>) => {
  const app = useApp()
  const toast = useToast()
  const { queryKey } = staffEventQuery(app, id)
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
        description: told > 0 ? staffEventMessages.told(told) : undefined,
      }),
    onError: (error, step, context) => {
      app.queryClient.setQueryData(queryKey, context?.before)
      const isVersionConflict = error instanceof ApiError && error.code === 'changed_meanwhile'
      toast({
        tone: 'error',
        title: FAILED[step],
        description: isVersionConflict
          ? adminMessages.versionConflict
          : errorText(error, messages.unexpected),
      })
    },
    onSettled: () =>
      Promise.all([
        app.queryClient.invalidateQueries({ queryKey }),
        app.queryClient.invalidateQueries({ queryKey: staffEventKeys.lists, refetchType: 'none' }),
      ]),
  })
}
