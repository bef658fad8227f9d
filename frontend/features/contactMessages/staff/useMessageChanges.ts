import type { ContactStatus } from '../../../../domain/contactMessages/statuses.schema'
import type { MessageRow } from '../../../../domain/contactMessages/handling.schema'
import { ApiError } from '../../../lib/ApiError'
import { useApp } from '../../../lib/app'
import { errorText } from '../../../lib/errorText'
import type { ListQuery } from '../../../lib/listQuery'
import { adminMessages } from '../../../lib/messages/adminMessages'
import { messages } from '../../../lib/messages/messages'
import { useToast } from '../../../lib/toasts'
import { useRowChange } from '../../../lib/useRowChange'
import { messageKeys, messageListQuery } from './messageQueries'

export interface MessageChange {
  id: string
  /** What it was when it was looked at. */
  updatedAt: string
  status?: ContactStatus
  /** Null for nobody. */
  assignee?: string | null
  /** Empty takes it away. */
  note?: string
}

/** Changes the status or the assignment of a message: shown at once, undone when a colleague was quicker. */
export const useMessageChanges = (query: ListQuery): ((change: MessageChange) => void) => {
  const app = useApp()
  const showToast = useToast()
  const { queryKey: listKey } = messageListQuery(app, query)
  const { mutate } = useRowChange<MessageRow, MessageChange>({
    listKey,
    kindKey: messageKeys.lists,
    isRow: (row, { id }) => row.id === id,
    apply: (row, { status, assignee, note }) => ({
      ...row,
      ...(status && { status }),
      ...(assignee !== undefined && { assignee }),
      ...(note !== undefined && { note }),
    }),
    send: async ({ id, ...change }) => {
      const { updatedAt } = await app.api.post<{ updatedAt: string }>(
        `/contact-messages/${id}/handling`,
        change,
      )
      // the next change of this row starts from here
      app.queryClient.setQueryData(
        listKey,
        (list) =>
          list && { ...list, docs: list.docs.map((row) => (row.id === id ? { ...row, updatedAt } : row)) },
      )
    },
    onDone: () => showToast({ tone: 'success', title: adminMessages.messageUpdated }),
    onFailed: (error) =>
      showToast({
        tone: 'error',
        title: adminMessages.messageFailed,
        description:
          error instanceof ApiError && error.status === 409
            ? adminMessages.versionConflict
            : errorText(error, messages.unexpected),
      }),
  })
  return mutate
}
