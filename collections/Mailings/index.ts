import type { CollectionConfig } from 'payload'
import { CONSENT_KINDS } from '../../domain/people/consents/consentTexts.schema'
import {
  MAILING_CHANNELS,
  MAILING_LIMITS,
  MAILING_STATUSES,
} from '../../domain/messaging/mailings/mailingTexts.schema'
import { mailingsPersonalData } from '../../domain/messaging/mailings/mailingsPrivacy'
import { mailingEndpoints } from '../../endpoints/messaging/mailings'
import { REGION_LABELS } from '../access/roles'
import { toOptions } from '../fields/options'
import { serverOnlyCollection } from '../serverOnlyCollection'

/**
 * What staff write to many people: the text, who gets it, and how far it has come. Read and changed through endpoints
 * alone. Source: issue 13, part 7.
 */
export const Mailings: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'mailings',
  custom: { personalData: mailingsPersonalData },
  endpoints: mailingEndpoints,
  fields: [
    { name: 'subject', type: 'text', required: true, maxLength: MAILING_LIMITS.subject },
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: Object.entries(CONSENT_KINDS).map(([value, { label }]) => ({ value, label })),
    },
    { name: 'channel', type: 'select', options: toOptions(MAILING_CHANNELS) },
    // of a text message
    { name: 'sms', type: 'text', maxLength: 160 },
    // parts of an email and who gets it, as domain/messaging/mailings/mailing.schema.ts says
    { name: 'blocks', type: 'json', required: true },
    { name: 'audience', type: 'json', required: true },
    // of a chapter lead's mailing: it reaches people of this region alone, or of this group and what is under it
    { name: 'scopeRegion', type: 'select', index: true, options: toOptions(REGION_LABELS) },
    { name: 'scopeGroup', type: 'relationship', relationTo: 'groups', index: true },
    { name: 'status', type: 'select', required: true, index: true, options: toOptions(MAILING_STATUSES) },
    { name: 'sendAt', type: 'date' },
    { name: 'startedAt', type: 'date' },
    { name: 'finishedAt', type: 'date', index: true },
    { name: 'createdBy', type: 'relationship', relationTo: 'users', index: true },
    { name: 'startedBy', type: 'relationship', relationTo: 'users', index: true },
    // the last account whose row is stored: where collecting goes on
    { name: 'collectedTo', type: 'relationship', relationTo: 'users' },
    { name: 'leaseUntil', type: 'date' },
    // made by the form: the same mailing sent twice is one
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 80 },
  ],
}
