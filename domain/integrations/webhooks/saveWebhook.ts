import type { PayloadRequest } from 'payload'
import { newWebhookSecret } from '../../../services/webhooks/signWebhook'
import { refuseTarget } from '../../../services/webhooks/postWebhook'
import { recordChange } from '../../audit'
import { isLoopbackAllowed } from './isLoopbackAllowed'
import { WEBHOOK_LIMITS, type WebhookSecret } from './webhookRows.schema'
import { sealWebhookSecret } from './webhookSecrets'
import type { WebhookChange, WebhookInput } from './webhooks.schema'
import {
  type StoredWebhook,
  changeWebhook,
  countWebhooks,
  createWebhook,
  findWebhook,
} from './webhooksRepository'

/** What the log says of an address: its query may hold a key of the receiver's. */
const placeOf = (url: string): string => {
  const { origin, pathname } = new URL(url)
  return `${origin}${pathname}`
}

/** What the audit log says of a webhook. */
export const auditFactsOf = ({ name, url, kinds }: Pick<StoredWebhook, 'name' | 'url' | 'kinds'>) => ({
  name,
  url: placeOf(url),
  kinds: [...kinds],
})

/** Why an address is refused. */
export interface TargetRefusal {
  target: string
}

const refusalOf = (url: string): TargetRefusal | undefined => {
  const target = refuseTarget(new URL(url), isLoopbackAllowed())
  return target === undefined ? undefined : { target }
}

/**
 * Makes a webhook.
 * @returns its secret, which is shown now and never again; or why it is refused
 */
export const addWebhook = async (
  req: PayloadRequest,
  input: WebhookInput,
): Promise<WebhookSecret | TargetRefusal | { problem: 'too_many' }> => {
  const { payload } = req
  const refusal = refusalOf(input.url)
  if (refusal) return refusal
  if ((await countWebhooks(payload)) >= WEBHOOK_LIMITS.webhooks) return { problem: 'too_many' }
  const secret = newWebhookSecret()
  const id = await createWebhook(payload, input, (made) => sealWebhookSecret(payload, made, secret))
  await recordChange(req, {
    action: 'webhook.added',
    subject: { collection: 'webhooks', id, title: input.name },
    before: null,
    after: auditFactsOf(input),
  })
  return { id, secret }
}

/** Changes name, address and events of a webhook, unless a colleague has changed it since it was read. */
export const editWebhook = async (
  req: PayloadRequest,
  id: string,
  { revision, ...input }: WebhookChange,
): Promise<{ outcome: 'changed' } | TargetRefusal | { problem: 'not_found' | 'changed_meanwhile' }> => {
  const { payload } = req
  const refusal = refusalOf(input.url)
  if (refusal) return refusal
  const before = await changeWebhook(payload, id, { revision }, { set: input })
  if (!before) return { problem: (await findWebhook(payload, id)) ? 'changed_meanwhile' : 'not_found' }
  await recordChange(req, {
    action: 'webhook.changed',
    subject: { collection: 'webhooks', id, title: input.name },
    before: auditFactsOf(before),
    after: auditFactsOf(input),
  })
  return { outcome: 'changed' }
}
