import { createHash } from 'node:crypto'
import PostalMime, { type Address, type Email } from 'postal-mime'
import { oneLine } from '../../../services/mail/oneLine'
import { ENTRY_LIMITS } from '../contactMessages/thread/entries.schema'
import { type MailHeaders, isAutomaticMail } from './isAutomaticMail'
import { htmlToText, toStoredText } from './mailText'
import { type BounceReport, readDeliveryStatus, readPlainBounce } from './readBounce'

export interface IncomingFile {
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
