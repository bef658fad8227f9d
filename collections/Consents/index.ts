import type { CollectionConfig } from 'payload'
import { CONSENT_CHOICES, CONSENT_WAYS } from '../../domain/people/consents/consentTexts.schema'
import { consentsPersonalData } from '../../domain/people/consents/consentsPrivacy'
import { consentEndpoints } from '../../endpoints/people/consents'
import { serverOnlyCollection } from '../serverOnlyCollection'

const toChoices = <Key extends string>(labels: Record<Key, unknown>) =>
  Object.entries(labels).map(([value, label]) => ({
    value,
    label: typeof label === 'string' ? label : (label as { label: string }).label,
  }))

/**
 * What a person chose to be written about, by purpose: the latest choice, who made it, when and by which way. Without a
 * row the default holds. Source: issue 13, part 7.
 */
export const Consents: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'consents',
  custom: { personalData: consentsPersonalData },
  endpoints: consentEndpoints,
  indexes: [{ fields: ['user', 'choice'], unique: true }],
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true },
    { name: 'choice', type: 'select', required: true, options: toChoices(CONSENT_CHOICES) },
    { name: 'isGiven', type: 'checkbox' },
    { name: 'way', type: 'select', required: true, options: toChoices(CONSENT_WAYS) },
    // empty for the person by a link
    { name: 'changedBy', type: 'relationship', relationTo: 'users' },
    { name: 'changedAt', type: 'date', required: true },
  ],
}
