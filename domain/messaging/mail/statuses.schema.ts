/**
 * `uncertain`: the connection ended after the mail was sent and before the mail server's answer. Staff
 * decide.
 */
export const OUTBOX_STATUSES = {
  queued: 'Queued',
  sending: 'Sending',
  sent: 'Sent',
  uncertain: 'Perhaps sent',
  failed: 'Failed',
} as const
export type OutboxStatus = keyof typeof OUTBOX_STATUSES
