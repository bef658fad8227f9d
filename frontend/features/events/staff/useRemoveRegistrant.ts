import { useMutation } from '@tanstack/react-query'
import { useApp } from '../../../lib/app'
import { errorText } from '../../../lib/errorText'
import type { ListQuery } from '../../../lib/listQuery'
import { staffEventMessages } from '../../../lib/messages/staffEventMessages'
import { messages } from '../../../lib/messages/messages'
import { useToast } from '../../../lib/toasts'
import { staffEventKeys, staffEventQuery, registrantListQuery } from './staffEventQueries'

interface Removal {
  /** Of the account. */
  user: string
  /** Told to the person. */
  reason: string
}

/** Takes somebody off the list of an event: gone at once, back when the server refuses. */
export const useRemoveRegistrant = (id: string, query: ListQuery) => {
  const app = useApp()
  const toast = useToast()
  const { queryKey } = registrantListQuery(app, id, query)
  return useMutation({
    mutationFn: ({ user, reason }: Removal) =>
      app.api.post(`/events/${encodeURIComponent(id)}/registrants/${encodeURIComponent(user)}/removal`, {
        reason,
      }),
    onMutate: async ({ user }) => {
      await app.queryClient.cancelQueries({ queryKey })
      const before = app.queryClient.getQueryData(queryKey)
      app.queryClient.setQueryData(
        queryKey,
        (list) =>
          list && {
            ...list,
            docs: list.docs.filter((row) => row.id !== user),
            totalDocs: list.totalDocs - 1,
          },
      )
      return { before }
    },
    onSuccess: () =>
      toast({
        tone: 'success',
        title: staffEventMessages.removed,
        description: staffEventMessages.removedDescription,
      }),
    onError: (error, _removal, context) => {
      app.queryClient.setQueryData(queryKey, context?.before)
      toast({
        tone: 'error',
        title: staffEventMessages.removeFailed,
        description: errorText(error, messages.unexpected),
      })
    },
    onSettled: () =>
      Promise.all([
        app.queryClient.invalidateQueries({ queryKey: staffEventKeys.registrants(id) }),
        app.queryClient.invalidateQueries({ queryKey: staffEventQuery(app, id).queryKey }),
        app.queryClient.invalidateQueries({ queryKey: staffEventKeys.lists, refetchType: 'none' }),
      ]),
  })
}
