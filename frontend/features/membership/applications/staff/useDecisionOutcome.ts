import type { Decision } from '../../../../../domain/membership/applications/decision.schema'
import { NOT_LINKED } from '../../../../../domain/membership/applications/decisionRules.schema'
import { ApiError } from '../../../../lib/ApiError'
import { useApp } from '../../../../lib/app'
import { errorText } from '../../../../lib/errorText'
import { adminMessages } from '../../../../lib/messages/adminMessages'
import { messages } from '../../../../lib/messages/messages'
import { useToast } from '../../../../lib/toasts'
import type { DecisionChange } from './decision.types'

/** Sends a change of status, and tells what became of it. Source: spec.md section 8, "Admin". */
export const useDecisionOutcome = () => {
  const { api } = useApp()
  const toast = useToast()
  return {
    send: async ({ id, ...decision }: DecisionChange): Promise<void> => {
      const { warning } = await api.post<Decision>(`/applications/${encodeURIComponent(id)}/status`, decision)
      toast({ tone: 'success', title: adminMessages.statusUpdated })
      if (warning) toast({ tone: 'error', title: warning, description: 'It will be retried automatically.' })
    },
    complain: (error: unknown): void => {
      const code = error instanceof ApiError ? error.code : ''
      if (code === 'not_linked') toast({ tone: 'error', title: NOT_LINKED })
      else
        toast({
          tone: 'error',
          title: adminMessages.statusFailed,
          description:
            code === 'changed_meanwhile'
              ? adminMessages.versionConflict
              : errorText(error, messages.unexpected),
        })
    },
  }
}
