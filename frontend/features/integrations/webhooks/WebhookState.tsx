import { WEBHOOK_PAUSES, type WebhookRow } from '../../../../domain/integrations/webhooks/webhookRows.schema'
import { Badge } from '../../../components/ui/Badge'

/** Whether a webhook works, in a word or two. */
export const WebhookState = ({ pause, failingSince }: Pick<WebhookRow, 'pause' | 'failingSince'>) => {
  if (pause) return <Badge tone={pause === 'staff' ? 'neutral' : 'stop'}>{WEBHOOK_PAUSES[pause]}</Badge>
  return failingSince ? <Badge tone="warning">Failing</Badge> : <Badge tone="good">Active</Badge>
}
