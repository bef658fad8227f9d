import { z } from 'zod'
import { messageListSchema, spamSchema } from '../../domain/messaging/contactMessages/handling.schema'
import {
  newTemplateSchema,
  templateChangeSchema,
} from '../../domain/messaging/contactMessages/templates/templateForm.schema'
import type { AnswerTemplate } from '../../domain/messaging/contactMessages/templates/templates.schema'
import { ENTRY_KINDS } from '../../domain/messaging/contactMessages/thread/entries.schema'
import type { ContactThread } from '../../domain/messaging/contactMessages/thread/thread.schema'
import { OUTBOX_STATUSES } from '../../domain/messaging/mail/statuses.schema'
import { type ReportSettled } from '../../domain/messaging/messages/messageTexts.schema'
import { resolveReportSchema } from '../../domain/messaging/messages/messages.schema'
import { staffNoteSchema } from '../../domain/office/staffNotes/staffNote.schema'
import { keysOf } from '../../platform/records.schema'
import { outcomeAnswer, person, whole } from './staffAnswers'
import { MESSAGE_ID, NO_MESSAGE, messageRow } from './staffMessages'
import {
  CSV,
  MEANWHILE,
  REFUSALS,
  type StaffOperation,
  UNKNOWN_FILTER,
  WITH_PROOF,
  WRONG_FIELDS,
  adds,
  reads,
  sends,
} from './staffParts'

const threadAnswer = z.object({
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

const templatesAnswer = z.array(
  z.object({ id: z.string(), title: z.string(), text: z.string(), updatedAt: z.string() }),
) satisfies z.ZodType<AnswerTemplate[]>

const settledAnswer = z.object({ status: z.literal('settled') }) satisfies z.ZodType<ReportSettled>

const TEMPLATE_ID = { id: 'The id of the template.' }
const NO_TEMPLATE = { 404: { description: 'There is no such template' } }

/** What staff do with a message and what follows it, with templates of answers, and with reported messages. */
export const threadOperations: readonly StaffOperation[] = [
  {
    method: 'get',
    path: '/api/contact-messages/list.csv',
    summary: 'The messages that a filter leaves, all pages, as a table',
    query: messageListSchema,
    answers: { ...sends(CSV, 'The table'), ...UNKNOWN_FILTER, ...WITH_PROOF },
  },
  {
    method: 'get',
    path: '/api/contact-messages/{id}/thread',
    summary: 'A message with its answers, notes and replies, the oldest first',
    parameters: MESSAGE_ID,
    answers: { ...reads(threadAnswer, 'The thread'), ...REFUSALS, ...NO_MESSAGE },
  },
  {
    method: 'get',
    path: '/api/contact-messages/{id}/attachments/{file}',
    summary: 'A file that came with a message or an answer',
    parameters: { ...MESSAGE_ID, file: 'The id of the file.' },
    answers: {
      ...sends('*/*', 'The file'),
      206: { description: 'The part that was asked for', file: '*/*' },
      ...REFUSALS,
      404: { description: 'There is no such file' },
    },
  },
  {
    method: 'post',
    path: '/api/contact-messages/{id}/claim',
    summary: 'Take over a message that is nobody’s',
    parameters: MESSAGE_ID,
    answers: {
      ...reads(outcomeAnswer('claimed'), 'Taken over'),
      ...REFUSALS,
      ...NO_MESSAGE,
      409: { description: 'A colleague has it' },
    },
  },
  {
    method: 'post',
    path: '/api/contact-messages/{id}/spam',
    summary: 'Mark a message as spam, or take the mark away',
    parameters: MESSAGE_ID,
    body: spamSchema,
    answers: {
      ...reads(outcomeAnswer('marked'), 'Marked'),
      ...WRONG_FIELDS,
      ...REFUSALS,
      ...NO_MESSAGE,
      409: { description: 'It is being deleted' },
    },
  },
  {
    method: 'post',
    path: '/api/contact-messages/{id}/notes',
    summary: 'Add a note for colleagues to a message; the same key again adds nothing',
    parameters: MESSAGE_ID,
    body: staffNoteSchema,
    answers: {
      ...adds(outcomeAnswer('noted'), 'Noted'),
      ...WRONG_FIELDS,
      ...REFUSALS,
      ...NO_MESSAGE,
      409: { description: 'There are too many notes' },
    },
  },
  {
    method: 'get',
    path: '/api/answer-templates/list',
    summary: 'Texts that answers can begin with, by title',
    answers: { ...reads(templatesAnswer, 'The templates'), ...REFUSALS },
  },
  {
    method: 'post',
    path: '/api/answer-templates/add',
    summary: 'Add a template of answers; the same key again adds nothing',
    body: newTemplateSchema,
    answers: {
      ...adds(z.object({ id: z.string() }), 'Added'),
      ...WRONG_FIELDS,
      ...REFUSALS,
      409: { description: 'There are too many templates' },
    },
  },
  {
    method: 'post',
    path: '/api/answer-templates/{id}/change',
    summary: 'Change a template of answers',
    parameters: TEMPLATE_ID,
    body: templateChangeSchema,
    answers: {
      ...reads(outcomeAnswer('changed'), 'Changed'),
      ...WRONG_FIELDS,
      ...REFUSALS,
      ...NO_TEMPLATE,
      ...MEANWHILE,
    },
  },
  {
    method: 'post',
    path: '/api/answer-templates/{id}/delete',
    summary: 'Delete a template of answers',
    parameters: TEMPLATE_ID,
    answers: { ...reads(outcomeAnswer('deleted'), 'Deleted'), ...REFUSALS, ...NO_TEMPLATE },
  },
  {
    method: 'post',
    path: '/api/message-reports/{id}/settle',
    summary: 'Note that a reported message between members was dealt with',
    parameters: { id: 'The id of the report.' },
    body: resolveReportSchema,
    answers: {
      ...reads(settledAnswer, 'Noted'),
      ...WRONG_FIELDS,
      ...REFUSALS,
      404: { description: 'There is no such report' },
    },
  },
]
