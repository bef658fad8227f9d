import type { OutboxStatus } from '../../messaging/mail/statuses.schema'

/** When a member is written to about the end of a term. A leaf: staff read the same words. */
export const REMINDER_MARKS = {
  '60': '60 days before the end',
  '30': '30 days before the end',
  '7': '7 days before the end',
  expired: 'On expiry',
  grace: 'In the grace period',
  removal: 'Last notice before a removal',
} as const
export type ReminderMark = keyof typeof REMINDER_MARKS

/** A reminder as the outbox has it. */
export interface Reminder {
  /** Of the mail. */
  id: string
  mark: ReminderMark
  status: OutboxStatus
  /** ISO 8601: when the mail server took it; of one that is not sent, when it was tried last. */
  at: string
  /** ISO 8601: the end of the term that it is about. */
  term: string
}
