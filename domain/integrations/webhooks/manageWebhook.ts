import type { PayloadRequest } from 'payload'
import { newWebhookSecret } from '../../../services/webhooks/signWebhook'
import { recordChange } from '../../audit'
import { wakeSender } from '../webhookEvents'
import { deleteDeliveriesTo } from './deliveriesRepository'
import { auditFactsOf } from './saveWebhook'
import { OLD_SECRET_HOURS, type WebhookSecret } from './webhookRows.schema'
import { sealWebhookSecret } from './webhookSecrets'
import { changeWebhook, deleteWebhook, findWebhook } from './webhooksRepository'

const HOUR_MS = 60 * 60_000

type NotFound = { problem: 'not_found' }
const NOT_FOUND: NotFound = { problem: 'not_found' }

/** Pauses a webhook, or lets it go on: what waited is sent then. Repeated, it changes nothing. */
export const setWebhookState = async (
  req: PayloadRequest,
  id: string,
  isActive: boolean,
): Promise<{ outcome: 'active' | 'paused' } | NotFound> => {
  const { payload } = req
  const before = isActive
    ? await changeWebhook(
        payload,
        id,
        { pause: { $ne: null } },
        { unset: { pause: 1, pausedAt: 1, isUntold: 1, failingSinceAt: 1 } },
      )
    : await changeWebhook(payload, id, { pause: null }, { set: { pause: 'staff', pausedAt: new Date() } })
  if (!before && !(await findWebhook(payload, id))) return NOT_FOUND
  if (before)
    await recordChange(req, {
      action: isActive ? 'webhook.resumed' : 'webhook.paused',
      subject: { collection: 'webhooks', id, title: before.name },
    })
  if (isActive) wakeSender()
  return { outcome: isActive ? 'active' : 'paused' }
}

/** Gives a webhook a new secret. The one before signs as well for a day, so that the receiver can change over. */
export const replaceWebhookSecret = async (
  req: PayloadRequest,
  id: string,
): Promise<WebhookSecret | NotFound | { problem: 'changed_meanwhile' }> => {
  const { payload } = req
  const webhook = await findWebhook(payload, id)
  if (!webhook) return NOT_FOUND
  const secret = newWebhookSecret()
  const changed = await changeWebhook(
    payload,
    id,
    { revision: webhook.revision, secret: webhook.secret },
    {
      set: {
        secret: sealWebhookSecret(payload, id, secret),
        oldSecret: webhook.secret,
        oldSecretEndsAt: new Date(Date.now() + OLD_SECRET_HOURS * HOUR_MS),
      },
    },
  )
  if (!changed) return { problem: 'changed_meanwhile' }
  await recordChange(req, {
    action: 'webhook.secret-replaced',
    subject: { collection: 'webhooks', id, title: webhook.name },
  })
  return { id, secret }
}

/** Removes a webhook and everything that was, or was to be, sent to it. Repeated, it removes what is left. */
export const removeWebhook = async (
  req: PayloadRequest,
  id: string,
): Promise<{ outcome: 'removed' } | NotFound> => {
  const removed = await deleteWebhook(req.payload, id)
  await deleteDeliveriesTo(req.payload, id)
  if (!removed) return NOT_FOUND
  await recordChange(req, {
    action: 'webhook.removed',
    subject: { collection: 'webhooks', id, title: removed.name },
    before: auditFactsOf(removed),
    after: null,
  })
  return { outcome: 'removed' }
}
