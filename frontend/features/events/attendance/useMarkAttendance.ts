import { useMutation } from '@tanstack/react-query'
import type { AttendeeRow } from '../../../../domain/events/attendance/attendance.schema'
import { useApp } from '../../../lib/app'
import { errorText } from '../../../lib/errorText'
import type { ListQuery } from '../../../lib/listQuery'
import { attendanceMessages } from '../../../lib/messages/attendanceMessages'
import { messages } from '../../../lib/messages/messages'
import { useToast } from '../../../lib/toasts'
import { attendanceKey, attendanceQuery } from './attendanceQueries'

interface Mark {
  attendee: AttendeeRow
  isPresent: boolean
}

/** Marks that somebody came, or takes it back: shown at once, and as before when the server refuses. */
export const useMarkAttendance = (id: string, query: ListQuery) => {
  const app = useApp()
  const toast = useToast()
  const { queryKey } = attendanceQuery(app, id, query)
  return useMutation({
    mutationFn: ({ attendee, isPresent }: Mark) =>
      app.api.post(`/events/${encodeURIComponent(id)}/attendance/${encodeURIComponent(attendee.id)}`, {
        isPresent,
      }),
    onMutate: async ({ attendee, isPresent }) => {
      await app.queryClient.cancelQueries({ queryKey })
      const before = app.queryClient.getQueryData(queryKey)
      const attendedAt = isPresent ? new Date().toISOString() : null
      app.queryClient.setQueryData(
        queryKey,
        (list) =>
          list && {
            ...list,
            docs: list.docs.map((row) => (row.id === attendee.id ? { ...row, attendedAt } : row)),
            attended: list.attended + (isPresent ? 1 : -1),
          },
      )
      return { before }
    },
    onSuccess: (_answer, { attendee: { fullName }, isPresent }) =>
      toast({
        tone: 'success',
        title: isPresent ? attendanceMessages.marked(fullName) : attendanceMessages.unmarked(fullName),
      }),
    onError: (error, _mark, context) => {
      app.queryClient.setQueryData(queryKey, context?.before)
      toast({
        tone: 'error',
        title: attendanceMessages.markFailed,
        description: errorText(error, messages.unexpected),
      })
    },
    onSettled: () => app.queryClient.invalidateQueries({ queryKey: attendanceKey(id) }),
  })
}
