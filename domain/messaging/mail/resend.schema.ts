import { z } from 'zod'

/** `GET /api/outbox/:id/mail`: the text of a mail, or why it is not shown. */
export type OutboxMailView =
  | { isShown: true; subject: string; text: string; attachments: string[] }
  | { isShown: false; reason: 'confidential' | 'gone' | 'unreadable' }

/**
 * `POST /api/outbox/:id/resend`: the mail's `updatedAt` as the caller read it, so that a second click does
 * nothing.
 */
export const resendSchema = z.strictObject({ updatedAt: z.iso.datetime() })

/** What `POST /api/outbox/:id/resend` answers. */
export interface MailQueued {
  outcome: 'queued'
}
