import type { Block } from '../../../services/mail/blocks.schema'

/** A mail of the site in the list of texts. */
export interface MailTextRow {
  template: string
  title: string
  /** Whether staff have written a text of their own. */
  isChanged: boolean
  /** Why the own text is not used: the original goes out until it is corrected. */
  problem: string | null
}

/** A mail of the site, its text and an example of it. */
export interface MailTextView extends MailTextRow {
  subject: string
  text: string
  original: { subject: string; text: string }
  /** What the text can say. */
  placeholders: string[]
  /** ISO 8601; empty while the original is used. */
  updatedAt: string
  /** With examples in place of the fields; null where none can be drawn. */
  preview: { subject: string; blocks: Block[] } | null
}
