import { z } from 'zod'
import { MESSAGE_LIMITS, type MessageRefusal } from './messageTexts.schema'
import { ON_ONE_LINE, formKey } from '../../../platform/requiredText.schema'

const required = (message: string, max: number) =>
  z
    .string(message)
    .trim()
    .min(1, message)
    .max(max, `At most ${max} characters`)
    .refine((text) => !text.includes('\0'), 'This contains a character that cannot be stored')

const textField = { text: required('Please write a message', MESSAGE_LIMITS.text) }
const ID = /^[0-9a-f]{24}$/
/** Made by the form, once for each message: the same message sent twice is one. */
const key = formKey

/** What the form of a new message is filled in with. The subject is one line: it becomes a header of the mail. */
export const messageFormSchema = z.strictObject({
  subject: required('Please enter a subject', MESSAGE_LIMITS.subject).regex(...ON_ONE_LINE),
  ...textField,
})

/** Body of `POST /api/member-messages/send`; `to` is the id of a profile, by which the directory knows a member. */
export const newMessageSchema = z.strictObject({
  ...messageFormSchema.shape,
  to: z.string('There is no such member').regex(ID, 'There is no such member'),
  key,
})
export type NewMessage = z.input<typeof newMessageSchema>

/** What the form of an answer is filled in with. */
export const answerFormSchema = z.strictObject(textField)

/** Body of `POST /api/member-messages/:id/answer`: goes to the other person of the conversation, under its subject. */
export const messageAnswerSchema = z.strictObject({ ...answerFormSchema.shape, key })
export type MessageAnswer = z.input<typeof messageAnswerSchema>

/** Body of `POST /api/member-messages/:id/report`, for form and endpoint. */
export const reportSchema = z.strictObject({
  reason: required('Please say what is wrong with this message', MESSAGE_LIMITS.reason),
})

/** Body of `POST /api/message-reports/:id/settle`. */
export const resolveReportSchema = z.strictObject({
  note: z.string().trim().max(MESSAGE_LIMITS.note, `At most ${MESSAGE_LIMITS.note} characters`).optional(),
})

export const MESSAGES_PER_PAGE = 20

const page = z.coerce
  .number('This is not a page')
  .int('This is not a page')
  .min(1, 'This is not a page')
  .max(10_000, 'This is not a page')
  .default(1)

/** Query of `GET /api/member-messages/mine`. */
export const boxSchema = z.strictObject({
  box: z.enum(['received', 'sent'], 'There is no such list').default('received'),
  page,
})
export type MessageBox = z.output<typeof boxSchema>['box']

/** Query of `GET /api/member-messages/:id/conversation`. */
export const conversationPageSchema = z.strictObject({ page })

/** A message as a list shows it. */
export interface MessageRow {
  id: string
  /** The other person: who wrote it, or to whom. */
  name: string
  subject: string
  /** How the text begins. */
  excerpt: string
  createdAt: string
  /** Of a received one, by its owner; of a sent one always true: whether others read it is theirs to know. */
  isRead: boolean
}

export interface MessagePage {
  docs: MessageRow[]
  totalDocs: number
  page: number
  totalPages: number
}

/** What `GET /api/member-messages/state` answers. */
export interface MessageState {
  /** How many received messages are not read. */
  unread: number
  /** Whether the account receives messages. */
  isOn: boolean
  blocked: { id: string; name: string }[]
}

/** One message of a conversation. */
export interface ConversationMessage {
  id: string
  isOwn: boolean
  text: string
  createdAt: string
  /** Whether its reader reported it to staff; of own ones always false. */
  isReported: boolean
}

/**
 * What `GET /api/member-messages/:id/conversation` answers: the messages of one page, the oldest first; page
 * 1 is the latest.
 */
export interface Conversation {
  /** Id of its first message. */
  id: string
  subject: string
  /** The other person. */
  name: string
  messages: ConversationMessage[]
  page: number
  totalPages: number
  /** Why it cannot be answered; null when it can. */
  refusal: MessageRefusal | null
  /** Whether the account has blocked the other person; null when there is nobody to block any more. */
  isBlocked: boolean | null
}

/** What `GET /api/member-messages/to/:id` answers. */
export interface Recipient {
  /** Null where the person who asks is not told. */
  name: string | null
  refusal: MessageRefusal | null
}
