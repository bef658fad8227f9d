import type { Payload } from 'payload'
import type { MailAttachment, MailSite, MailTemplate } from './defineMail'
import { layoutHtml } from './layoutHtml'
import { layoutText } from './layoutText'
import { oneLine } from './oneLine'
import { templates } from './templates'

export interface RenderedMail {
  subject: string
  html: string
  text: string
  replyTo?: string
  attachments: MailAttachment[]
}

/** A mail of the outbox that no template fits any more: sending it again cannot help. */
export class UnreadableMailError extends Error {
  override name = 'UnreadableMailError'
}

/** The template of a name, or undefined when there is none (any more). */
export const templateOf = (name: string): MailTemplate | undefined => (Object.hasOwn(templates, name) ? templates[name as keyof typeof templates] : undefined)

/**
 * Renders a mail.
 * @param data as `queueMail` took them
 * @throws UnreadableMailError when the template is unknown or the data do not fit it
 */
export const renderMail = async (payload: Payload, site: MailSite, name: string, data: unknown): Promise<RenderedMail> => {
  const template = templateOf(name)
  if (!template) throw new UnreadableMailError(`There is no template "${name}"`)
  const parsed = template.schema.safeParse(data)
  if (!parsed.success) throw new UnreadableMailError(`The template "${name}" does not fit what was kept: ${parsed.error.issues.map(({ path }) => path.join('.')).join(', ')}`)
  const subject = oneLine(template.subject(parsed.data, site))
  const blocks = template.body(parsed.data, site)
  return {
    subject,
    html: layoutHtml(subject, blocks, site),
    text: layoutText(blocks, site),
    replyTo: template.replyTo?.(parsed.data, site),
    attachments: (await template.attachments?.(parsed.data, site, payload)) ?? [],
  }
}
