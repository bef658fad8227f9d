import { useMutation } from '@tanstack/react-query'
import { Button } from '../../components/ui/Button'
import { useApp } from '../../lib/app'
import { errorText } from '../../lib/errorText'
import { messages } from '../../lib/messages/messages'
import { adminMessages } from '../../lib/messages/adminMessages'
import { OWN } from '../../lib/session/sessionQuery'
import { useToast } from '../../lib/toasts'

/** Mails a person whom staff entered the link to choose a password. */
export const InviteButton = ({ user }: { user: string }) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post(`/users/${encodeURIComponent(user)}/invitation`, {}),
    onSuccess: () => toast({ tone: 'success', title: adminMessages.invited }),
    onError: (error) =>
      toast({
        tone: 'error',
        title: adminMessages.actionFailed,
        description: errorText(error, messages.unexpected),
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [OWN] }),
  })
  return (
    <p className="grid justify-items-start gap-2">
      <span className="text-ink-soft">Entered by staff, and not invited yet: no mails go out before.</span>
      <Button tone="main" isBusy={isPending} onClick={() => mutate()}>
        Invite
      </Button>
    </p>
  )
}
