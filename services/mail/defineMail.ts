import type { Payload } from 'payload'
import type { z } from 'zod'
import type { Block } from './blocks'

/** What every mail knows about who sends it: the site settings. */
export interface MailSite {
  name: string
  shortName: string
  /** The postal address, in lines. */
  address?: string
  /** Where people write to. */
  email?: string
  phone?: string
  /** Where the site is, without a slash at its end. */
  url: string
}

export interface MailAttachment {
  /** As the reader sees it, for example `receipt-2026-0001.pdf`. */
  filename: string
  /** For example `application/pdf` or `text/calendar; method=REQUEST`. */
  contentType: string
  content: string | Buffer
}

/** A mail of one kind: what it needs to know, and what it says. Line breaks in a subject are taken out. */
export interface MailTemplate<Schema extends z.ZodType<object> = z.ZodType<object>> {
  /** What it is made from. Kept in the outbox as JSON, so dates are texts. Checked when it is queued and when it is sent. */
  schema: Schema
  subject(data: z.output<Schema>, site: MailSite): string
  body(data: z.output<Schema>, site: MailSite): Block[]
  /** Made when the mail is sent. What is large is read or drawn here, from references in the data. */
  attachments?(
    data: z.output<Schema>,
    site: MailSite,
    payload: Payload,
  ): MailAttachment[] | Promise<MailAttachment[]>
  /** Where an answer to it goes; the association's own address otherwise. */
  replyTo?(data: z.output<Schema>, site: MailSite): string | undefined
  /**
   * Holds what only its reader may know (a link that signs in or sets a password): sealed in the outbox, never shown to
   * the staff of a real installation, forgotten once sent, and so never sent again.
   */
  isConfidential?: boolean
  /** After so many minutes in the outbox it is of no use to anyone and is not sent any more. */
  expiresAfterMinutes?: number
}

/** Defines a mail; see queueMail.ts for how to add one. */
export const defineMail = <Schema extends z.ZodType<object>>(
  template: MailTemplate<Schema>,
): MailTemplate<Schema> => template
