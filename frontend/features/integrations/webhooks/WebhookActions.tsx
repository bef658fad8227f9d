import { useState } from 'react'
import type { WebhookRow, WebhookSecret } from '../../../../domain/integrations/webhooks/webhookRows.schema'
import { useReauthentication } from '../../../components/reauthentication/useReauthentication'
import { Button } from '../../../components/ui/Button'
import { Dialog } from '../../../components/ui/Dialog'
import { useApp } from '../../../lib/app'
import { errorText } from '../../../lib/errorText'
import { messages } from '../../../lib/messages/messages'
import { webhookMessages } from '../../../lib/messages/webhookMessages'
import { useToast } from '../../../lib/toasts'
import { webhookKeys } from './webhookQueries'

export interface WebhookActionsProps {
  webhook: WebhookRow
  onSecret: (secret: string) => void
  /** Leads away from the page of the webhook, which has no messages any more. */
  onRemoved: () => Promise<void>
}

type Step = 'test' | 'state' | 'secret' | 'remove'

const QUESTIONS = {
  secret: {
    title: 'Replace the secret?',
    text: 'A new secret is created and shown once. The previous one stays valid for another day.',
    button: 'Replace Secret',
  },
  remove: {
    title: 'Remove this webhook?',
    text: 'Nothing is sent to it any more, and its log is deleted. What waits to be sent is lost.',
    button: 'Remove Webhook',
  },
} as const

/** What staff can do with a webhook beside changing it. */
export const WebhookActions = ({ webhook, onSecret, onRemoved }: WebhookActionsProps) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const [asked, setAsked] = useState<keyof typeof QUESTIONS>()
  const [busy, setBusy] = useState<Step>()
  const path = `/webhooks/${webhook.id}`
  const isPaused = webhook.pause !== null

  const act = async (step: Step, send: () => Promise<string | undefined>): Promise<void> => {
    setAsked(undefined)
    setBusy(step)
    try {
      const title = await withReauthentication(send)
      if (title) toast({ tone: 'success', title })
    } catch (error) {
      toast({
        tone: 'error',
        title: webhookMessages.failed,
        description: errorText(error, messages.unexpected),
      })
    }
    setBusy(undefined)
    await queryClient.invalidateQueries({ queryKey: webhookKeys.all })
  }

  const sendTest = () =>
    act('test', async () => {
      await api.post(`${path}/test`, {})
      return webhookMessages.testSent
    })
  const setState = () =>
    act('state', async () => {
      await api.post(`${path}/state`, { isActive: isPaused })
      return isPaused ? webhookMessages.resumed : webhookMessages.paused
    })
  const confirmed = {
    secret: () =>
      act('secret', async () => {
        onSecret((await api.post<WebhookSecret>(`${path}/secret`, {})).secret)
        return undefined
      }),
    remove: () =>
      act('remove', async () => {
        await api.post(`${path}/remove`, {})
        await onRemoved()
        return webhookMessages.removed
      }),
  }
  const question = asked && QUESTIONS[asked]
  return (
    <>
      <p className="flex flex-wrap gap-3">
        <Button tone="main" isBusy={busy === 'test'} isUnavailable={isPaused} onClick={() => void sendTest()}>
          Send a Test
        </Button>
        <Button isBusy={busy === 'state'} onClick={() => void setState()}>
          {isPaused ? 'Resume' : 'Pause'}
        </Button>
        <Button isBusy={busy === 'secret'} onClick={() => setAsked('secret')}>
          Replace Secret
        </Button>
        <Button isBusy={busy === 'remove'} onClick={() => setAsked('remove')}>
          Remove
        </Button>
      </p>
      <Dialog
        title={question?.title ?? ''}
        isOpen={question !== undefined}
        onClose={() => setAsked(undefined)}
      >
        <p>{question?.text}</p>
        <p className="mt-5 flex flex-wrap gap-3">
          <Button onClick={() => asked && void confirmed[asked]()}>{question?.button}</Button>
          <Button tone="main" onClick={() => setAsked(undefined)}>
            Cancel
          </Button>
        </p>
      </Dialog>
      {reauthenticationDialog}
    </>
  )
}
