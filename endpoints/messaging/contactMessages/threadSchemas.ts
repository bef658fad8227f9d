import { z } from 'zod'
import type { AnswerTemplate } from '../../../domain/messaging/contactMessages/templates/templates.schema'
import { ENTRY_KINDS } from '../../../domain/messaging/contactMessages/thread/entries.schema'
import type { ContactThread } from '../../../domain/messaging/contactMessages/thread/thread.schema'
import { OUTBOX_STATUSES } from '../../../domain/messaging/mail/statuses.schema'
import { type ReportSettled } from '../../../domain/messaging/messages/messageTexts.schema'
import { keysOf } from '../../../platform/records.schema'
import { person, whole } from '../../answerSchemas'
import { messageRow } from './inboxSchemas'

export const threadAnswer = z.object({
  message: messageRow,
  entries: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(keysOf(ENTRY_KINDS)),
      text: z.string(),
      author: z.string(),
      createdAt: z.string(),
      isAutomatic: z.boolean(),
      attachments: z.array(
        z.object({ id: z.string(), name: z.string(), contentType: z.string(), size: whole }),
      ),
      mail: z
        .object({ id: z.string(), status: z.enum(keysOf(OUTBOX_STATUSES)), updatedAt: z.string() })
        .nullable(),
    }),
  ),
  colleagues: z.array(person),
}) satisfies z.ZodType<ContactThread>

export const templatesAnswer = z.array(
  z.object({ id: z.string(), title: z.string(), text: z.string(), updatedAt: z.string() }),
) satisfies z.ZodType<AnswerTemplate[]>

export const settledAnswer = z.object({ status: z.literal('settled') }) satisfies z.ZodType<ReportSettled>

export const TEMPLATE_ID = { id: 'The id of the template.' }
export const NO_TEMPLATE = { 404: 'There is no such template' }
