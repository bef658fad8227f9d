import type { AnswerMail } from '../handling.schema'

/** What a thread consists of after its first message. Without zod, which a list does without. */
export const ENTRY_KINDS = { answer: 'Answer', note: 'Internal note', incoming: 'Reply' } as const
export type EntryKind = keyof typeof ENTRY_KINDS

/** In characters, but for the attachments. */
export const ENTRY_LIMITS = {
  answer: 10_000,
  incoming: 20_000,
  /** How many answers a thread has at most: a conversation that goes on longer goes on by email. */
  answers: 50,
  /** How many notes. */
  notes: 100,
  /** Of a form, or the Message-ID of a mail. */
  key: 500,
  /** How many files come with an answer. */
  attachments: 5,
  /** All files of an answer together, in bytes: many mail servers refuse more. */
  attachedBytes: 10 * 1024 ** 2,
} as const

/** A file of an entry. */
export interface ThreadAttachment {
  /** Id of the file. */
  id: string
  name: string
  contentType: string
  /** In bytes. */
  size: number
}

/** An answer, a note or a mail that came back. */
export interface ThreadEntry {
  id: string
  kind: EntryKind
  text: string
  /** The name of who wrote it; of an incoming mail, its address. */
  author: string
  /** ISO 8601. */
  createdAt: string
  isAutomatic: boolean
  attachments: ThreadAttachment[]
  /** Of an answer: how far its mail has come; null while it is not in the outbox yet. */
  mail: AnswerMail | null
}
