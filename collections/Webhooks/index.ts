import type { CollectionConfig } from 'payload'
import { WEBHOOK_EVENTS } from '../../domain/integrations/webhookEvents/webhookEvents.schema'
import { WEBHOOK_LIMITS, WEBHOOK_PAUSES } from '../../domain/integrations/webhooks/webhookRows.schema'
import { webhookEndpoints } from '../../endpoints/integrations/webhooks'
import { toOptions } from '../fields/options'
import { serverOnlyCollection } from '../serverOnlyCollection'

const EVENT_LABELS = Object.fromEntries(
  Object.entries(WEBHOOK_EVENTS).map(([kind, { label }]) => [kind, label]),
) as Record<keyof typeof WEBHOOK_EVENTS, string>

/**
 * Other programs that are told when something happens. Managed on the dashboard. Source: issue "Production readiness".
 */
export const Webhooks: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'webhooks',
  custom: { personalData: { none: 'Addresses of programs.' } },
  endpoints: webhookEndpoints,
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: WEBHOOK_LIMITS.name },
    { name: 'url', type: 'text', required: true, maxLength: WEBHOOK_LIMITS.url },
    {
      name: 'kinds',
      type: 'select',
      hasMany: true,
      required: true,
      index: true,
      options: toOptions(EVENT_LABELS),
    },
    // empty while it is active
    { name: 'pause', type: 'select', options: toOptions(WEBHOOK_PAUSES) },
    { name: 'pausedAt', type: 'date' },
    // paused by the sender, and staff are still to be told
    { name: 'isUntold', type: 'checkbox' },
    { name: 'failingSinceAt', type: 'date' },
    { name: 'lastDeliveredAt', type: 'date' },
    // sealed: see domain/integrations/webhooks/webhookSecrets.ts
    { name: 'secret', type: 'text', required: true, maxLength: 500 },
    { name: 'oldSecret', type: 'text', maxLength: 500 },
    { name: 'oldSecretEndsAt', type: 'date' },
    { name: 'revision', type: 'number', required: true, defaultValue: 0 },
  ],
}
