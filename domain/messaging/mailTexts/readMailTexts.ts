import type { Payload } from 'payload'
import { keysOf } from '../../../platform/records.schema'
import type { MailSite, MailTemplate } from '../../../services/mail/defineMail'
import {
  exampleData,
  findMailText,
  findMailTexts,
  isOwnTextAllowed,
  placeholdersOf,
  readMailSite,
  templateOf,
  unknownFields,
  withOwnText,
} from '../mail'
import { MAIL_TITLES } from '../mail/mailTitles'
import { editableTemplate } from './changeMailText'
import type { MailTextRow, MailTextView } from './mailText.schema'

const problemOf = (template: MailTemplate, own: { subject: string; text: string }): string | null => {
  const [unknown] = unknownFields(template, own)
  return unknown === undefined ? null : `It names {{${unknown}}}, which this mail does not have.`
}

/** The mails whose text staff may change, by title. */
export const listMailTexts = async (payload: Payload): Promise<MailTextRow[]> => {
  const own = new Map((await findMailTexts(payload)).map((text) => [text.template, text]))
  return keysOf(MAIL_TITLES)
    .filter(isOwnTextAllowed)
    .flatMap((name) => {
      const template = templateOf(name)
      const text = own.get(name)
      if (!template) return []
      return {
        template: name,
        title: MAIL_TITLES[name],
        isChanged: text !== undefined,
        problem: text ? problemOf(template, text) : null,
      }
    })
    .sort((one, other) => one.title.localeCompare(other.title))
}

const originalOf = (template: MailTemplate, site: MailSite): { subject: string; text: string } => {
  try {
    const data = exampleData(template)
    return {
      subject: template.subject(data, site).replaceAll(site.name, '{{siteName}}'),
      text: template
        .body(data, site)
        .flatMap((block) => (block.type === 'paragraph' ? [block.text] : []))
        .join('\n\n')
        .replaceAll(site.name, '{{siteName}}'),
    }
  } catch {
    // a mail whose words follow from its data in a way that an example cannot show
    return { subject: '', text: '' }
  }
}

/** A mail of the site with its text, the original, and an example; undefined for a name that is none. */
export const readMailText = async (payload: Payload, name: string): Promise<MailTextView | undefined> => {
  const template = editableTemplate(name)
  if (!template) return undefined
  const [site, own] = await Promise.all([readMailSite(payload), findMailText(payload, name)])
  const original = originalOf(template, site)
  const { subject, text } = own ?? original
  const preview = ((): MailTextView['preview'] => {
    try {
      const data = exampleData(template, (field) => field.replace(/([A-Z])/g, ' $1').toLowerCase())
      const blocks = template.body(data, site)
      return own
        ? withOwnText(template, own, { data, blocks, site })
        : { subject: template.subject(data, site), blocks }
    } catch {
      return null
    }
  })()
  return {
    template: name,
    title: (MAIL_TITLES as Record<string, string>)[name] ?? name,
    isChanged: own !== null,
    problem: own ? problemOf(template, own) : null,
    subject,
    text,
    original,
    placeholders: placeholdersOf(template),
    updatedAt: own?.updatedAt.toISOString() ?? '',
    preview,
  }
}
