import { useMutation } from '@tanstack/react-query'
import type { AccountDetail } from '../../../domain/accounts/accountAdministration/accounts.schema'
import { useReauthentication } from '../../components/reauthentication/useReauthentication'
import { useApp } from '../../lib/app'
import { errorText } from '../../lib/errorText'
import { adminMessages } from '../../lib/messages/adminMessages'
import { messages } from '../../lib/messages/messages'
import { useToast } from '../../lib/toasts'
import type { AccountRequest } from './offeredActions'
import { accountKeys, accountQuery } from './accountQueries'

const DONE: Record<AccountRequest, string> = {
  invitation: adminMessages.invited,
  lock: adminMessages.accountLocked,
  unlock: adminMessages.accountUnlocked,
  'sign-out': adminMessages.signedOutEverywhere,
  'factor-reset': adminMessages.factorReset,
  confirmation: adminMessages.confirmationSent,
}

/** What staff do with an account beyond its roles. */
export const useAccountActions = ({ id }: Pick<AccountDetail, 'id'>) => {
  const app = useApp()
  const showToast = useToast()
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const mutation = useMutation({
    mutationFn: ({ action, reason }: { action: AccountRequest; reason?: string }) =>
      withReauthentication(() => app.api.post(`/users/${id}/${action}`, reason ? { reason } : {})),
    onSuccess: async (_answer, { action }) => {
      showToast({ tone: 'success', title: DONE[action] })
      await app.queryClient.invalidateQueries({ queryKey: accountKeys.lists, refetchType: 'none' })
    },
    onError: (error) =>
      showToast({
        tone: 'error',
        title: adminMessages.actionFailed,
        description: errorText(error, messages.unexpected),
      }),
    onSettled: () => app.queryClient.invalidateQueries({ queryKey: accountQuery(app, id).queryKey }),
  })
  return { ...mutation, reauthentication: reauthenticationDialog }
}
