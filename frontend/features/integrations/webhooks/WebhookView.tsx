import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { hasRight } from '../../../../collections/access/policies.schema'
import type { WebhookRow, WebhookSecret } from '../../../../domain/integrations/webhooks/webhookRows.schema'
import { webhookEventLabel } from '../../../../domain/integrations/webhookEvents/webhookEvents.schema'
import { Disclosure } from '../../../components/ui/Disclosure'
import { Fact } from '../../../components/ui/Fact'
import { formatDateTime } from '../../../lib/dates'
import { useSession } from '../../../lib/session/useSession'
import { deskPaths } from '../../../deskPaths'
import { DeliveryLog } from './DeliveryLog'
import { SecretNotice } from './SecretNotice'
import { WebhookActions } from './WebhookActions'
import { WebhookForm } from './WebhookForm'
import { WebhookState } from './WebhookState'

/** The form for a new webhook, then its secret. */
export const NewWebhook = () => {
  const navigate = useNavigate()
  const [made, setMade] = useState<WebhookSecret>()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h2 className="text-2xl">New webhook</h2>
      {made ? (
        <SecretNotice
          secret={made.secret}
          onDone={() => void navigate(deskPaths.webhook.build(made.id), { replace: true })}
        />
      ) : (
        <WebhookForm onAdded={setMade} />
      )}
    </div>
  )
}

const Facts = ({ webhook }: { webhook: WebhookRow }) => {
  const { url, kinds, lastDeliveredAt, failingSince, oldSecretUntil } = webhook
  return (
    <dl className="border-b border-rule-strong">
      <Fact name="State">
        <WebhookState {...webhook} />
      </Fact>
      <Fact name="Address">
        <span className="break-all">{url}</span>
      </Fact>
      <Fact name="Is told of">{kinds.map(webhookEventLabel).join(', ')}</Fact>
      <Fact name="Last delivered">{lastDeliveredAt ? formatDateTime(lastDeliveredAt) : 'Never'}</Fact>
      {failingSince && <Fact name="Failing since">{formatDateTime(failingSince)}</Fact>}
      {oldSecretUntil && <Fact name="Old secret valid until">{formatDateTime(oldSecretUntil)}</Fact>}
    </dl>
  )
}

/** One webhook: how it does, what can be done with it, what was sent to it. */
export const WebhookView = ({ webhook }: { webhook: WebhookRow }) => {
  const { user } = useSession()
  const navigate = useNavigate()
  const [secret, setSecret] = useState<string>()
  const [isRemoved, setIsRemoved] = useState(false)
  const mayChange = hasRight(user, 'site')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <h2 className="text-2xl wrap-anywhere">
        <bdi>{webhook.name}</bdi>
      </h2>
      {secret !== undefined && (
        <SecretNotice secret={secret} isReplaced onDone={() => setSecret(undefined)} />
      )}
      <Facts webhook={webhook} />
      {mayChange && (
        <>
          <WebhookActions
            webhook={webhook}
            onSecret={setSecret}
            onRemoved={async () => {
              setIsRemoved(true)
              await navigate(deskPaths.webhooks.build(), { replace: true })
            }}
          />
          <Disclosure title="Change name, address and events">
            <WebhookForm key={webhook.revision} webhook={webhook} />
          </Disclosure>
        </>
      )}
      {!isRemoved && <DeliveryLog webhook={webhook.id} mayReplay={mayChange && webhook.pause === null} />}
    </div>
  )
}
