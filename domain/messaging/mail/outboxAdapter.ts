import { randomUUID } from 'node:crypto'
import type { EmailAdapter } from 'payload'
import { queueMail } from './queueMail'

/** The fields that Payload's own mails use. */
interface PlainMessage {
  to?: Recipient | Recipient[]
  subject?: string
  text?: string
  html?: string
}
type Recipient = string | { address: string }

const withoutMarkup = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[ \t]+/g, ' ')
    .trim()

/** Queues Payload's own mails in the outbox as well. */
export const outboxAdapter: EmailAdapter<void> = ({ payload }) => ({
  name: 'outbox',
  defaultFromAddress: 'no-reply@example.org',
  defaultFromName: 'Association of Civil Engineers in South Sudan',
  sendEmail: async (message) => {
    const { to, subject = '', text, html = '' } = message as PlainMessage
    for (const recipient of [to ?? []].flat()) {
      const address = typeof recipient === 'string' ? recipient : recipient.address
      await queueMail(payload, {
        template: 'plain',
        to: address,
        data: { subject, text: text ?? withoutMarkup(html) },
        dedupeKey: randomUUID(),
      })
    }
  },
})
