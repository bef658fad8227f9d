import { useMutation } from '@tanstack/react-query'
import type { ApiKeyView } from '../../../domain/integrations/apiKeys/apiKeyTexts.schema'
import { useReauthentication } from '../../components/reauthentication/useReauthentication'
import { ConfirmDialog } from '../../components/ui/ConfirmDialog'
import { useApp } from '../../lib/app'
import { errorText } from '../../lib/errorText'
import { integrationMessages } from '../../lib/messages/integrationMessages'
import { messages } from '../../lib/messages/messages'
import { useToast } from '../../lib/toasts'
import { apiKeyKeys } from './apiKeyQueries'

/** Asks before a key is revoked. */
export const RevokeKeyDialog = ({ apiKey, onClose }: { apiKey: ApiKeyView; onClose: () => void }) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const revoke = useMutation({
    mutationFn: () => withReauthentication(() => api.post(`/api-keys/${apiKey.id}/revoke`, {})),
    onSuccess: () => {
      toast({ tone: 'success', title: integrationMessages.revoked })
      onClose()
    },
    onError: (error) =>
      toast({
        tone: 'error',
        title: integrationMessages.revokeFailed,
        description: errorText(error, messages.unexpected),
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [...apiKeyKeys.all] }),
  })
  return (
    <>
      <ConfirmDialog
        title="Revoke this key?"
        action="Revoke Key"
        isBusy={revoke.isPending}
        onConfirm={() => revoke.mutate()}
        onClose={onClose}
      >
        <strong>
          <bdi>{apiKey.name}</bdi>
        </strong>{' '}
        (<span dir="ltr">{apiKey.start}…</span>). {integrationMessages.revokeConsequence}
      </ConfirmDialog>
      {reauthenticationDialog}
    </>
  )
}
