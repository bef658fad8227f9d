import type { CollectionConfig } from 'payload'
import { MAIL_TEXT_LIMITS } from '../../domain/messaging/mailTexts/mailTexts.schema'
import { mailTextEndpoints } from '../../endpoints/messaging/mailTexts'
import { serverOnlyCollection } from '../serverOnlyCollection'

/**
 * What staff wrote instead of the words of an automatic mail. The original stands in the code. Source: issue 13, part
 * 7.
 */
export const MailTexts: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'mail-texts',
  custom: { personalData: { none: 'Texts of the association.' } },
  endpoints: mailTextEndpoints,
  fields: [
    { name: 'template', type: 'text', required: true, unique: true, maxLength: 60 },
    { name: 'subject', type: 'text', required: true, maxLength: MAIL_TEXT_LIMITS.subject },
    { name: 'text', type: 'textarea', required: true, maxLength: MAIL_TEXT_LIMITS.text },
  ],
}
