import { z } from 'zod'
import { type MailQueued, type OutboxMailView, resendSchema } from '../../domain/messaging/mail/resend.schema'
import type { MailTextRow, MailTextView } from '../../domain/messaging/mailTexts/mailText.schema'
import { mailTextSchema } from '../../domain/messaging/mailTexts/mailTexts.schema'
import { mailBlock } from './mailAnswers'
import { outcomeAnswer, text } from './staffAnswers'
import { MEANWHILE, REFUSALS, type StaffOperation, WITH_PROOF, WRONG_FIELDS, reads } from './staffParts'

const mailText = z.object({
  template: z.string(),
  title: z.string(),
  isChanged: z.boolean(),
  problem: text.describe('Why the text of staff is not used.'),
})

const listAnswer = z.array(mailText) satisfies z.ZodType<MailTextRow[]>

const textAnswer = mailText.extend({
  subject: z.string(),
  text: z.string(),
  original: z.object({ subject: z.string(), text: z.string() }),
  placeholders: z.array(z.string()),
  updatedAt: z.string().describe('To be sent with the next change; empty while the original is used.'),
  preview: z.object({ subject: z.string(), blocks: z.array(mailBlock) }).nullable(),
}) satisfies z.ZodType<MailTextView>

const mailAnswer = z.discriminatedUnion('isShown', [
  z.object({
    isShown: z.literal(true),
    subject: z.string(),
    text: z.string(),
    attachments: z.array(z.string()),
  }),
  z.object({ isShown: z.literal(false), reason: z.enum(['confidential', 'gone', 'unreadable']) }),
]) satisfies z.ZodType<OutboxMailView>

const queuedAnswer = outcomeAnswer('queued') satisfies z.ZodType<MailQueued>

const TEMPLATE = { template: 'The name of the mail.' }
const MAIL_ID = { id: 'The id of the mail.' }
const NO_MAIL = { 404: { description: 'There is no such mail' } }

/** What staff do with the words of automatic mails, and with mails that were sent. */
export const mailOperations: readonly StaffOperation[] = [
  {
    method: 'get',
    path: '/api/mail-texts/list',
    summary: 'The automatic mails, and which of them staff have changed',
    answers: { ...reads(listAnswer, 'The mails'), ...REFUSALS },
  },
  {
    method: 'get',
    path: '/api/mail-texts/{template}/text',
    summary: 'The words of an automatic mail, the original and an example',
    parameters: TEMPLATE,
    answers: { ...reads(textAnswer, 'The mail'), ...REFUSALS, ...NO_MAIL },
  },
  {
    method: 'post',
    path: '/api/mail-texts/{template}/save',
    summary: 'Replace the words of an automatic mail',
    parameters: TEMPLATE,
    body: mailTextSchema,
    answers: {
      ...reads(outcomeAnswer('changed'), 'Changed'),
      ...WRONG_FIELDS,
      ...WITH_PROOF,
      ...NO_MAIL,
      ...MEANWHILE,
    },
  },
  {
    method: 'post',
    path: '/api/mail-texts/{template}/reset',
    summary: 'Go back to the original words of an automatic mail',
    parameters: TEMPLATE,
    answers: { ...reads(outcomeAnswer('reset'), 'Reset'), ...WITH_PROOF, ...NO_MAIL },
  },
  {
    method: 'get',
    path: '/api/outbox/{id}/mail',
    summary: 'The text of a mail that was sent, or why it is not shown',
    parameters: MAIL_ID,
    answers: { ...reads(mailAnswer, 'The mail'), ...REFUSALS, ...NO_MAIL },
  },
  {
    method: 'post',
    path: '/api/outbox/{id}/resend',
    summary: 'Queue a mail again',
    parameters: MAIL_ID,
    body: resendSchema,
    answers: {
      ...reads(queuedAnswer, 'Queued'),
      ...WRONG_FIELDS,
      ...REFUSALS,
      ...NO_MAIL,
      409: { description: 'It had a secret link, is being sent, or has changed meanwhile' },
    },
  },
]
