import type { Payload } from 'payload'
import { z } from 'zod'
import type { RenderedMail } from '../../../services/mail/composeMessage'
import type { MailSite, MailTemplate } from '../../../services/mail/defineMail'
import { layoutHtml } from '../../../services/mail/layoutHtml'
import { layoutText } from '../../../services/mail/layoutText'
import { oneLine } from '../../../services/mail/oneLine'
import { type OwnMailText, unknownFields, withOwnText } from './mailTextRules'
import { templates } from './templates'

/** A mail of the outbox that no template can render any more: sending it again does not help. */
export class UnreadableMailError extends Error {
  override name = 'UnreadableMailError'
}

/** The template with a name, or undefined when there is none (any more). */
export const templateOf = (name: string): MailTemplate | undefined =>
  Object.hasOwn(templates, name) ? templates[name as keyof typeof templates] : undefined

/** Why a mail cannot be rendered, in words for staff. */
export const describeRenderError = (error: unknown): string => {
  if (error instanceof UnreadableMailError) return error.message
  const reason =
    error instanceof z.ZodError
      ? error.issues.map(({ path }) => path.join('.') || 'the address').join(', ')
      : error instanceof Error
        ? error.message
        : String(error)
  return `This email could not be written, because something it needs is missing or wrong: ${reason}`
}

/** Mails that staff write as a whole. */
const WRITTEN_BY_STAFF: readonly string[] = ['mailing', 'plain', 'contactMessageAnswered']

/** Whether staff may replace the words of a mail. */
export const isOwnTextAllowed = (name: string): boolean =>
  templateOf(name) !== undefined && !WRITTEN_BY_STAFF.includes(name)

/** The words of staff, where there are some that fit the mail; a text that does not gives way to the original. */
const withWords = (
  template: MailTemplate,
  own: OwnMailText | null | undefined,
  drawn: Parameters<typeof withOwnText>[2],
): ReturnType<typeof withOwnText> | undefined =>
  own && unknownFields(template, own).length === 0 ? withOwnText(template, own, drawn) : undefined

/**
 * The text of a mail, without its attachments.
 * @param own what staff wrote instead of its words
 * @throws UnreadableMailError when the template is unknown, the data do not fit it, or it fails to render
 * them
 */
export const drawMail = (
  site: MailSite,
  name: string,
  data: unknown,
  own?: OwnMailText | null,
): Omit<RenderedMail, 'attachments'> & { parsed: object } => {
  const template = templateOf(name)
  if (!template) throw new UnreadableMailError(`There is no template "${name}"`)
  try {
    const parsed = template.schema.parse(data)
    const drawn = withWords(template, own, {
      data: parsed,
      blocks: template.body(parsed, site),
      site,
    })
    const subject = oneLine(drawn?.subject ?? template.subject(parsed, site))
    const blocks = drawn?.blocks ?? template.body(parsed, site)
    return {
      subject,
      html: layoutHtml(subject, blocks, site),
      text: layoutText(blocks, site),
      replyTo: template.replyTo?.(parsed, site),
      headers: template.headers?.(parsed, site),
      replyToken: template.replyToken?.(parsed),
      parsed,
    }
  } catch (error) {
    throw new UnreadableMailError(describeRenderError(error), { cause: error })
  }
}

/**
 * Renders a mail.
 * @param data as `queueMail` stored them
 * @param own what staff wrote instead of its words
 * @throws UnreadableMailError when it can never be rendered; any other error may be temporary
 */
export const renderMail = async (
  payload: Payload,
  site: MailSite,
  name: string,
  data: unknown,
  own?: OwnMailText | null,
): Promise<RenderedMail> => {
  const { parsed, ...drawn } = drawMail(site, name, data, own)
  return { ...drawn, attachments: (await templateOf(name)?.attachments?.(parsed, site, payload)) ?? [] }
}
