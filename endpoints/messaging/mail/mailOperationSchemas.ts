import { z } from 'zod'
import { type MailQueued, type OutboxMailView } from '../../../domain/messaging/mail/resend.schema'
import type { MailTextRow, MailTextView } from '../../../domain/messaging/mailTexts/mailText.schema'
import { outcomeAnswer, text } from '../../answerSchemas'
import { mailBlock } from './mailSchemas'

const mailText = z.object({
  template: z.string(),
  title: z.string(),
  isChanged: z.boolean(),
  problem: text.describe('Why the text of staff is not used.'),
})

export const listAnswer = z.array(mailText) satisfies z.ZodType<MailTextRow[]>

export const textAnswer = mailText.extend({
  subject: z.string(),
  text: z.string(),
  original: z.object({ subject: z.string(), text: z.string() }),
  placeholders: z.array(z.string()),
  updatedAt: z.string().describe('To be sent with the next change; empty while the original is used.'),
  preview: z.object({ subject: z.string(), blocks: z.array(mailBlock) }).nullable(),
}) satisfies z.ZodType<MailTextView>

export const mailAnswer = z.discriminatedUnion('isShown', [
  z.object({
    isShown: z.literal(true),
    subject: z.string(),
    text: z.string(),
    attachments: z.array(z.string()),
  }),
  z.object({ isShown: z.literal(false), reason: z.enum(['confidential', 'gone', 'unreadable']) }),
]) satisfies z.ZodType<OutboxMailView>

export const queuedAnswer = outcomeAnswer('queued') satisfies z.ZodType<MailQueued>

export const TEMPLATE = { template: 'The name of the mail.' }
export const MAIL_ID = { id: 'The id of the mail.' }
export const NO_MAIL = { 404: 'There is no such mail' }
