import type {
  NameChangeDecision,
  NameChangeOutcome,
  NameChangeRow,
} from '../../../../../domain/membership/nameChanges/nameChange.schema'
import { ApiError } from '../../../../lib/ApiError'
import { useApp } from '../../../../lib/app'
import { errorText } from '../../../../lib/errorText'
import type { ListQuery } from '../../../../lib/listQuery'
import { adminMessages } from '../../../../lib/messages/adminMessages'
import { messages } from '../../../../lib/messages/messages'
import { nameChangeMessages } from '../../../../lib/messages/nameChangeMessages'
import { useToast } from '../../../../lib/toasts'
import { useRowChange } from '../../../../lib/useRowChange'
import { nameChangeListQuery, nameChangeListsKey } from './staffNameChangeQueries'

export interface DecidedNameChange extends NameChangeDecision {
  id: string
}

/** Decides from the list: shown at once, undone when the server refuses. */
export const useNameChangeDecision = (query: ListQuery): ((change: DecidedNameChange) => void) => {
  const app = useApp()
  const toast = useToast()
  const { mutate } = useRowChange<NameChangeRow, DecidedNameChange>({
    listKey: nameChangeListQuery(app, query).queryKey,
    kindKey: nameChangeListsKey,
    isRow: (row, { id }) => row.id === id,
    apply: (row, { status, note, feedback }) => ({
      ...row,
      status,
      note: note ?? null,
      feedback: feedback ?? null,
    }),
    send: async ({ id, ...decision }) => {
      const { warning } = await app.api.post<NameChangeOutcome>(
        `/name-changes/${encodeURIComponent(id)}/decision`,
        decision,
      )
      toast({ tone: 'success', title: nameChangeMessages[decision.status] })
      if (warning) toast({ tone: 'error', title: warning })
      void app.queryClient.invalidateQueries({ queryKey: nameChangeListsKey }) // who decided, and when
    },
    onFailed: (error) => {
      const isChanged = error instanceof ApiError && error.code === 'changed_meanwhile'
      toast({
        tone: 'error',
        title: nameChangeMessages.decisionFailed,
        description: isChanged ? adminMessages.versionConflict : errorText(error, messages.unexpected),
      })
    },
  })
  return mutate
}
