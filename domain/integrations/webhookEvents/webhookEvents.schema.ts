/** What other programs can be told of. A leaf: screens, endpoints and the announcing subjects share it. */
export const WEBHOOK_EVENTS = {
  'person.created': {
    label: 'Person added',
    hint: 'Staff entered somebody, or somebody who signed up confirmed the email address.',
  },
  'person.updated': { label: 'Person changed', hint: 'Name, address, region or other parts of the profile.' },
  'membership.changed': {
    label: 'Membership changed',
    hint: 'Approved, renewed, suspended, lapsed, another grade or other dates.',
  },
  'payment.recorded': { label: 'Payment recorded', hint: 'Money came and is confirmed.' },
  'event.published': { label: 'Event published', hint: '' },
  'event.changed': { label: 'Event changed', hint: 'A published event was changed, cancelled or withdrawn.' },
  'publication.published': { label: 'Publication published', hint: '' },
} as const

export type WebhookEventKind = keyof typeof WEBHOOK_EVENTS

/** What a receiver is sent for a test. No webhook subscribes to it. */
export const TEST_EVENT = 'webhook.test'

/** The name of an event as staff read it. */
export const webhookEventLabel = (kind: string): string =>
  Object.hasOwn(WEBHOOK_EVENTS, kind) ? WEBHOOK_EVENTS[kind as WebhookEventKind].label : 'Test'

/** How long deliveries are kept, sent or not. */
export const DELIVERIES_KEPT_DAYS = 30
