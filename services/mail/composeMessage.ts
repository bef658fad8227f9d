import MailComposer from 'nodemailer/lib/mail-composer'
import type { MailAttachment, MailSite } from './defineMail'
import { encodedSubject } from './encodedSubject'
import { oneLine } from './oneLine'

/** A mail with all its texts. */
export interface RenderedMail {
  subject: string
  html: string
  text: string
  replyTo?: string
  headers?: Record<string, string>
  /** By what a reply is known. */
  replyToken?: string
  attachments: MailAttachment[]
}

export interface MessageParts {
  site: MailSite
  /** The sender's address without a name. */
  from: string
  to: string
  /** Without the angle brackets; the same whenever the same mail is sent. */
  messageId: string
  mail: RenderedMail
}

const MAX_HEADER_LENGTH = 900

/** The method of an invitation, so that mail programs offer to accept it: `text/calendar; method=REQUEST`. */
const calendarMethod = ({ contentType }: MailAttachment): string | undefined =>
  /^text\/calendar\b.*\bmethod=(\w+)/i.exec(contentType)?.[1]

/**
 * The bytes of a mail. Addresses are passed as objects and texts as single lines, so that no data can begin a
 * header; no file or URL is read.
 */
export const composeMessage = ({ site, from, to, messageId, mail }: MessageParts): Promise<Buffer> => {
  const calendar = mail.attachments.find(calendarMethod)
  const replyTo = mail.replyTo ?? site.email
  return new MailComposer({
    from: { name: oneLine(site.name), address: from },
    to: { name: '', address: to },
    replyTo: replyTo ? { name: '', address: oneLine(replyTo) } : undefined,
    subject: encodedSubject(mail.subject),
    messageId: `<${messageId}>`,
    date: new Date(),
    // out-of-office programs do not answer these
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...Object.fromEntries(
        Object.entries(mail.headers ?? {}).map(([name, value]) => [name, oneLine(value, MAX_HEADER_LENGTH)]),
      ),
    },
    text: mail.text,
    html: mail.html,
    icalEvent: calendar && {
      method: calendarMethod(calendar),
      filename: oneLine(calendar.filename),
      content: calendar.content,
    },
    attachments: mail.attachments
      .filter((attachment) => attachment !== calendar)
      .map(({ filename, contentType, content }) => ({
        filename: oneLine(filename),
        contentType: oneLine(contentType),
        content,
      })),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build()
}
