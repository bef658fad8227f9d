import { randomUUID } from 'node:crypto'
import type { EmailAdapter, Payload } from 'payload'
import { isDuplicateKey } from './database'

export interface Mail {
  /** Which text it is rendered from when it is sent. */
  template: string
  to: string
  data?: Record<string, unknown>
  /** What makes it the same mail when the step that queues it is repeated. */
  dedupeKey: string
}

/**
 * Puts a mail into the outbox. Queueing the same one again does nothing.
 * Sending comes with the mail service; until then staff see in the panel what waits.
 */
export const queueMail = async (payload: Payload, { template, to, data = {}, dedupeKey }: Mail): Promise<void> => {
  try {
    await payload.db.create({ collection: 'outbox', data: { template, to, data, dedupeKey, status: 'queued', attempts: 0, nextAttemptAt: new Date() } })
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
  }
}

/** What Payload's own mails use of a message. */
interface PlainMessage {
  to?: Recipient | Recipient[]
  subject?: string
  text?: string
  html?: string
}
type Recipient = string | { address: string }

/** Payload's own door to mail leads to the outbox as well. */
export const outboxAdapter: EmailAdapter<void> = ({ payload }) => ({
  name: 'outbox',
  defaultFromAddress: 'no-reply@example.org',
  defaultFromName: 'Association of Civil Engineers, South Sudan',
  sendEmail: async (message) => {
    const { to, subject, text, html } = message as PlainMessage
    for (const recipient of [to ?? []].flat()) {
      const address = typeof recipient === 'string' ? recipient : recipient.address
      await queueMail(payload, { template: 'plain', to: address, data: { subject, text, html }, dedupeKey: randomUUID() })
    }
  },
})
