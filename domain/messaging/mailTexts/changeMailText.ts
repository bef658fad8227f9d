import type { PayloadRequest } from 'payload'
import { recordChange } from '../../audit'
import type { MailTemplate } from '../../../services/mail/defineMail'
import { deleteMailText, isOwnTextAllowed, storeMailText, templateOf, unknownFields } from '../mail'
import { MAIL_TITLES } from '../mail/mailTitles'
import type { MailTextInput } from './mailTexts.schema'

/** The template whose text staff may change; undefined for one that is none, or that staff write as a whole. */
export const editableTemplate = (name: string): MailTemplate | undefined =>
  isOwnTextAllowed(name) ? templateOf(name) : undefined

const titleOf = (name: string): string => (MAIL_TITLES as Record<string, string>)[name] ?? name

/**
 * Replaces the subject and the paragraphs of a mail with words of staff.
 * @returns the names that the mail does not have; nothing is changed then
 */
export const changeMailText = async (
  req: PayloadRequest,
  name: string,
  { updatedAt, ...own }: MailTextInput,
): Promise<
  | { outcome: 'changed' }
  | { problem: 'not_found' | 'changed_meanwhile' }
  | { unknown: string[]; inSubject: boolean }
> => {
  const template = editableTemplate(name)
  if (!template) return { problem: 'not_found' }
  const unknown = unknownFields(template, own)
  if (unknown.length > 0)
    return { unknown, inSubject: unknownFields(template, { subject: own.subject, text: '' }).length > 0 }
  const readAt = updatedAt === '' ? undefined : new Date(updatedAt)
  if (!(await storeMailText(req.payload, name, own, readAt))) return { problem: 'changed_meanwhile' }
  await recordChange(req, {
    action: 'mail-text.changed',
    subject: { collection: 'mail-texts', id: name, title: titleOf(name) },
    after: { subject: own.subject },
  })
  return { outcome: 'changed' }
}

/** Goes back to the original text. Repeated, it changes nothing. */
export const resetMailText = async (
  req: PayloadRequest,
  name: string,
): Promise<{ outcome: 'reset' } | { problem: 'not_found' }> => {
  if (!editableTemplate(name)) return { problem: 'not_found' }
  if (await deleteMailText(req.payload, name))
    await recordChange(req, {
      action: 'mail-text.reset',
      subject: { collection: 'mail-texts', id: name, title: titleOf(name) },
    })
  return { outcome: 'reset' }
}
