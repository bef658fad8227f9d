export const OUTBOX_STATUSES = { queued: 'Queued', sending: 'Sending', sent: 'Sent', failed: 'Failed' } as const
export type OutboxStatus = keyof typeof OUTBOX_STATUSES
