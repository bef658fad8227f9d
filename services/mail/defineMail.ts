import type { Payload } from 'payload'
import type { z } from 'zod'
import type { Block } from './blocks'

/** The sender's data in every mail: the site settings. */
export interface MailSite {
  name: string
  shortName: string
  /** The postal address, in lines. */
  address?: string
  /** The association's email. */
  email?: string
  phone?: string
  /** The URL of the site, without a slash at its end. */
  url: string
}

export interface MailAttachment {
  /** The name for the reader, for example `receipt-2026-0001.pdf`. */
  filename: string
  /** For example `application/pdf` or `text/calendar; method=REQUEST`. */
  contentType: string
  content: string | Buffer
}

/** A template: the schema of its data, and its texts. Line breaks in a subject are removed. */
export interface MailTemplate<Schema extends z.ZodType<object> = z.ZodType<object>> {
  /**
   * The schema of its data. They are stored in the outbox as JSON, so dates are strings. Validated when the
   * mail is queued and when it is sent.
   */
  schema: Schema
  subject(data: z.output<Schema>, site: MailSite): string
  body(data: z.output<Schema>, site: MailSite): Block[]
  /** Rendered when the mail is sent. Large content is read or rendered here, from references in the data. */
  attachments?(
    data: z.output<Schema>,
    site: MailSite,
    payload: Payload,
  ): MailAttachment[] | Promise<MailAttachment[]>
  /** The reply address; the association's own by default. */
  replyTo?(data: z.output<Schema>, site: MailSite): string | undefined
  /**
   * Contains a secret (a link that signs in or sets a password): encrypted in the outbox, never shown to the
   * staff of a production installation, deleted once sent, and so never sent again.
   */
  isConfidential?: boolean
  /** Further headers, by name; each value is one line. */
  headers?(data: z.output<Schema>, site: MailSite): Record<string, string>
  /** By what a reply is known, where replies are read: it becomes part of the reply address. */
  replyToken?(data: z.output<Schema>): string | undefined
  /** Its data are deleted once it is sent: they are long, and what it said is kept elsewhere. */
  isForgotten?: boolean
  /** After this many minutes in the outbox it is useless and no longer sent. */
  expiresAfterMinutes?: number
}

/** Defines a mail; see queueMail.ts for how to add one. */
export const defineMail = <Schema extends z.ZodType<object>>(
  template: MailTemplate<Schema>,
): MailTemplate<Schema> => template
