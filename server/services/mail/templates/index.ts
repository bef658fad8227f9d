import type { z } from 'zod'
import { accountExists } from './accountExists'
import { contactMessageReceived } from './contactMessageReceived'
import { plain } from './plain'

/** Every mail of the site, by the name it is queued with. One line each, in the order of the alphabet. */
export const templates = {
  accountExists,
  contactMessageReceived,
  plain,
}

export type TemplateName = keyof typeof templates

/** What a mail of a kind is made from. */
export type TemplateData<Name extends TemplateName> = z.input<(typeof templates)[Name]['schema']>
