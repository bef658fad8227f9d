import type { CollectionConfig } from 'payload'
import { deliveriesPersonalData } from '../../domain/integrations/webhooks/deliveriesPrivacy'
import { DELIVERY_STATUSES } from '../../domain/integrations/webhooks/webhookRows.schema'
import { toOptions } from '../fields/options'
import { serverOnlyCollection } from '../serverOnlyCollection'

/** Messages to other programs: to be sent, being sent, sent. Deleted after 30 days. */
export const WebhookDeliveries: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'webhook-deliveries',
  custom: { personalData: deliveriesPersonalData },
  indexes: [
    // the same thing is told to a webhook once
    { fields: ['webhook', 'dedupeKey'], unique: true },
    { fields: ['webhook', 'status', 'dueAt'] },
    { fields: ['webhook', 'createdAt'] },
  ],
  fields: [
    { name: 'webhook', type: 'relationship', relationTo: 'webhooks', required: true },
    { name: 'kind', type: 'text', required: true, maxLength: 60 },
    { name: 'subjectId', type: 'text', required: true, maxLength: 60 },
    { name: 'dedupeKey', type: 'text', required: true, maxLength: 200 },
    // as it is signed and sent, the same at each attempt
    { name: 'body', type: 'textarea', required: true, maxLength: 10_000 },
    // id of the account that it is about
    { name: 'account', type: 'text', index: true, maxLength: 24 },
    { name: 'status', type: 'select', required: true, options: toOptions(DELIVERY_STATUSES) },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
    // when it is tried next; while it is being sent, when the lease ends
    { name: 'dueAt', type: 'date' },
    { name: 'lease', type: 'text', maxLength: 40 },
    { name: 'lastAttemptAt', type: 'date' },
    { name: 'answerStatus', type: 'number' },
    { name: 'answer', type: 'text', maxLength: 500 },
    { name: 'error', type: 'text', maxLength: 500 },
    { name: 'expiresAt', type: 'date', required: true },
  ],
}
