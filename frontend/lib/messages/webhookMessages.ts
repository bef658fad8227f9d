/** What is said about webhooks. */
export const webhookMessages = {
  saved: 'Webhook saved',
  saveFailed: 'Failed to save the webhook',
  removed: 'Webhook removed',
  paused: 'Webhook paused',
  resumed: 'Webhook resumed',
  testSent: 'The test is on its way',
  replayed: 'The message is on its way again',
  failed: 'That did not work',
  listFailed: 'Failed to load the webhooks',
  deliveriesFailed: 'Failed to load the messages',
  none: 'No webhooks yet',
  noDeliveries: 'Nothing has been sent in the last 30 days',
} as const
