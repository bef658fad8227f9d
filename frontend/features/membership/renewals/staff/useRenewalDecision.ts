import type { RenewalDecision, RenewalRow } from '../../../../../domain/membership/renewals/renewals.schema'
import { ApiError } from '../../../../lib/ApiError'
import { useApp } from '../../../../lib/app'
import { errorText } from '../../../../lib/errorText'
import type { ListQuery } from '../../../../lib/listQuery'
import { adminMessages } from '../../../../lib/messages/adminMessages'
import { messages } from '../../../../lib/messages/messages'
import { renewalMessages } from '../../../../lib/messages/renewalMessages'
import { useToast } from '../../../../lib/toasts'
import { useRowChange } from '../../../../lib/useRowChange'
import type { RenewalChange } from './RenewalDialog'
import { renewalListQuery, renewalListsKey } from './staffRenewalQueries'

/** Decides from the list: shown at once, undone when the server refuses. */
export const useRenewalDecision = (query: ListQuery): ((change: RenewalChange) => void) => {
  const app = useApp()
  const toast = useToast()
  const { mutate } = useRowChange<RenewalRow, RenewalChange>({
    listKey: renewalListQuery(app, query).queryKey,
    kindKey: renewalListsKey,
    isRow: (row, { id }) => row.id === id,
    apply: (row, { status, note }) => ({ ...row, status, note: note ?? null }),
    send: async ({ id, ...decision }) => {
      const { warning } = await app.api.post<RenewalDecision>(
        `/renewals/${encodeURIComponent(id)}/decision`,
        decision,
      )
      toast({
        tone: 'success',
        title: decision.status === 'done' ? renewalMessages.confirmed : renewalMessages.declined,
      })
      if (warning) toast({ tone: 'error', title: warning })
      void app.queryClient.invalidateQueries({ queryKey: renewalListsKey }) // the new end
    },
    onFailed: (error) => {
      const isChanged = error instanceof ApiError && error.code === 'changed_meanwhile'
      toast({
        tone: 'error',
        title: renewalMessages.decisionFailed,
        description: isChanged ? adminMessages.versionConflict : errorText(error, messages.unexpected),
      })
    },
  })
  return mutate
}
