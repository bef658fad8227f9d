import { createHash } from 'node:crypto'
import PostalMime, { type Address, type Email } from 'postal-mime'
import { oneLine } from '../../../services/mail/oneLine'
import { ENTRY_LIMITS } from '../contactMessages/thread/entries.schema'
import { type BounceReport, readDeliveryStatus, readPlainBounce } from './readBounce'

/** The headers of a mail, by name in lower case. */
type MailHeaders = ReadonlyMap<string, string>

/**
 * Whether a program sent a mail: while somebody is away, for a list, about a delivery. Nobody answers such a mail.
 * Source: RFC 3834, and what programs used before it.
 */
const isAutomaticMail = (headers: MailHeaders): boolean => {
  const submitted = headers.get('auto-submitted')?.trim().toLowerCase() ?? 'no'
  const precedence = headers.get('precedence')?.trim().toLowerCase() ?? ''
  return (
    !submitted.startsWith('no') ||
    ['bulk', 'junk', 'list', 'auto_reply'].includes(precedence) ||
    headers.has('x-autoreply') ||
    headers.has('x-autorespond') ||
    headers.has('list-id') ||
    headers.get('return-path')?.trim() === '<>' ||
    /\b(mailer-daemon|postmaster|no-?reply)@/i.test(headers.get('from') ?? '')
  )
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

const MAX_HTML_LENGTH = 200_000

const decode = (text: string): string =>
  text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{1,10});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })

/**
 * The words of an HTML mail: nothing of its markup, scripts, styles or pictures is left. Strangers write it: each
 * pattern ends at the next bracket, so that a mail of nothing but brackets takes no longer than another.
 */
export const htmlToText = (html: string): string =>
  decode(
    html
      .slice(0, MAX_HTML_LENGTH)
      .replace(/<!--[\s\S]*?(-->|$)/g, '')
      .replace(/<(script|style|head|title)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
      .replace(/<(br|\/p|\/div|\/tr|\/h[1-6]|\/li|\/blockquote)\b[^<>]*>/gi, '\n')
      .replace(/<li\b[^<>]*>/gi, '- ')
      .replace(/<[^>]*(>|$)/g, ''),
  )

/** A text of outside as it is stored: no control characters, no more than three line ends in a row, bounded. */
export const toStoredText = (text: string, maxLength: number): string =>
  text
    .slice(0, maxLength * 2)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    // line by line: a pattern would look for the line's end from each of its spaces
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim()
    .slice(0, maxLength)

interface IncomingFile {
  filename: string
  contentType: string
  content: Buffer
}

/** A mail of the mailbox, bounded and as text. */
export interface IncomingMail {
  /** Tells it from all others: its Message-ID, or what stands in it. */
  key: string
  messageId: string
  from: { name: string; address: string }
  /** The addresses that it was sent to, in lower case. */
  to: string[]
  subject: string
  text: string
  /** The Message-IDs that it answers, the closest first. */
  answers: string[]
  isAutomatic: boolean
  /** What a delivery report says; null for a mail that is none. */
  bounce: BounceReport | null
  /** Of a report that is returned with the headers of the mail: its Message-ID. */
  returnedId: string | null
  files: IncomingFile[]
  /** How many files were too many or too large. */
  filesLeftOut: number
}

/** More of a mail is not read. */
export const MAX_MAIL_BYTES = 4 * 1024 ** 2
const MAX_HEADERS_BYTES = 256 * 1024
const MAX_ANSWERS = 20

const addressesIn = (addresses: readonly Address[] | undefined): string[] =>
  (addresses ?? []).flatMap((each) =>
    each.group ? each.group.map(({ address }) => address) : [each.address],
  )

const asText = (content: ArrayBuffer | Uint8Array | string): string =>
  typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString('utf8')

const partOf = ({ attachments }: Email, types: readonly string[]): string | undefined => {
  const part = attachments.find(({ mimeType }) => types.includes(mimeType))
  return part && asText(part.content)
}

const bounceOf = (email: Email, headers: MailHeaders, text: string): BounceReport | null => {
  const status = partOf(email, ['message/delivery-status', 'message/global-delivery-status'])
  if (status !== undefined) return readDeliveryStatus(status) ?? null
  const isNullSender = headers.get('return-path')?.trim() === '<>'
  return isNullSender ? (readPlainBounce(text) ?? null) : null
}

const REPORT_TYPES = [
  'message/delivery-status',
  'message/global-delivery-status',
  'message/rfc822',
  'text/rfc822-headers',
]

const filesOf = ({ attachments }: Email, isWhole: boolean): Pick<IncomingMail, 'files' | 'filesLeftOut'> => {
  const given = attachments.filter(({ mimeType }) => !REPORT_TYPES.includes(mimeType))
  if (!isWhole) return { files: [], filesLeftOut: given.length }
  const files = given.slice(0, ENTRY_LIMITS.attachments).map(({ filename, mimeType, content }) => ({
    filename: oneLine(filename ?? '', 120) || 'attachment',
    contentType: oneLine(mimeType, 100),
    content: typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer),
  }))
  return { files, filesLeftOut: given.length - files.length }
}

/**
 * Reads a mail of the mailbox. What is in it is bounded; HTML becomes text.
 * @param isWhole whether the source is the whole mail; files of one that was cut off are left out
 * @throws for a source that is no mail, or whose parts are nested too deeply
 */
export const parseMail = async (source: Buffer, isWhole: boolean): Promise<IncomingMail> => {
  const email = await PostalMime.parse(source, {
    forceRfc822Attachments: true,
    maxNestingDepth: 20,
    maxHeadersSize: MAX_HEADERS_BYTES,
  })
  const headers: MailHeaders = new Map(email.headers.map(({ key, value }) => [key, value]))
  const text = toStoredText(email.text || htmlToText(email.html ?? ''), ENTRY_LIMITS.incoming)
  const messageId = (email.messageId ?? '').trim().slice(0, 300)
  const [from = ''] = addressesIn(email.from && [email.from])
  const delivered = ['delivered-to', 'x-original-to', 'envelope-to'].flatMap(
    (name) => headers.get(name) ?? [],
  )
  const isReport = /^\s*multipart\/report\b/i.test(headers.get('content-type') ?? '')
  const returned = partOf(email, ['message/rfc822', 'text/rfc822-headers', 'message/rfc822-headers'])
  const bounce = bounceOf(email, headers, text)
  return {
    key: messageId || `sha256:${createHash('sha256').update(source).digest('hex')}`,
    messageId,
    from: { name: oneLine(email.from?.name ?? '', 120), address: from.toLowerCase().slice(0, 255) },
    to: [...addressesIn(email.to), ...addressesIn(email.cc), ...delivered].map((each) =>
      each.trim().replace(/^<|>$/g, '').toLowerCase(),
    ),
    subject: oneLine(email.subject ?? '', 180) || '(no subject)',
    text,
    answers: [email.inReplyTo ?? '', ...(email.references ?? '').split(/\s+/).reverse()]
      .filter(Boolean)
      .slice(0, MAX_ANSWERS),
    isAutomatic: isReport || isAutomaticMail(headers),
    bounce,
    returnedId:
      returned === undefined ? null : (/^message-id:\s*(<[^>\s]{1,300}>)/im.exec(returned)?.[1] ?? null),
    ...filesOf(email, isWhole),
  }
}
