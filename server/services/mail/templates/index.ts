import type { z } from 'zod'
import { accountChanged } from './accountChanged'
import { accountExists } from './accountExists'
import { confirmNewEmail } from './confirmNewEmail'
import { contactMessageReceived } from './contactMessageReceived'
import { newEmailTaken } from './newEmailTaken'
import { plain } from './plain'

/** Every mail of the site, by the name it is queued with. One line each, in the order of the alphabet. */
export const templates = {
  accountChanged,
  accountExists,
  confirmNewEmail,
  contactMessageReceived,
  newEmailTaken,
  plain,
}

export type TemplateName = keyof typeof templates

/** What a mail of a kind is made from. */
export type TemplateData<Name extends TemplateName> = z.input<(typeof templates)[Name]['schema']>
