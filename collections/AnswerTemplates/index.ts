import type { CollectionConfig } from 'payload'
import { TEMPLATE_LIMITS } from '../../domain/messaging/contactMessages/templates/templates.schema'
import { answerTemplateEndpoints } from '../../endpoints/messaging/contactMessages/templates'
import { serverOnlyCollection } from '../serverOnlyCollection'

/**
 * Texts that staff begin answers to contact messages with. Read and changed through endpoints alone. Source: issue 13,
 * part 8.
 */
export const AnswerTemplates: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'answer-templates',
  custom: { personalData: { none: 'Texts of the association.' } },
  endpoints: answerTemplateEndpoints,
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: TEMPLATE_LIMITS.title },
    { name: 'text', type: 'textarea', required: true, maxLength: TEMPLATE_LIMITS.text },
    // made by the form: the same template sent twice is one
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 80 },
  ],
}
