import type { CollectionConfig } from 'payload'
import { RECIPIENT_STATES, SKIP_REASONS } from '../../domain/messaging/mailings/mailingTexts.schema'
import { recipientsPersonalData } from '../../domain/messaging/mailings/mailingsPrivacy'
import { toOptions } from '../fields/options'
import { serverOnlyCollection } from '../serverOnlyCollection'

/**
 * The people of a mailing, one row each, fixed when sending begins: who gets it, who is left out and why, and what
 * became of the mail. Source: issue 13, part 7.
 */
export const MailingRecipients: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'mailing-recipients',
  custom: { personalData: recipientsPersonalData },
  indexes: [
    { fields: ['mailing', 'user'], unique: true },
    { fields: ['mailing', 'state'] },
    { fields: ['mailing', 'bounce'] },
  ],
  fields: [
    { name: 'mailing', type: 'relationship', relationTo: 'mailings', required: true },
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'email', type: 'text', maxLength: 255 },
    // of a text message
    { name: 'phone', type: 'text', maxLength: 20 },
    { name: 'name', type: 'text', maxLength: 255 },
    { name: 'state', type: 'select', required: true, options: toOptions(RECIPIENT_STATES) },
    { name: 'skip', type: 'select', options: toOptions(SKIP_REASONS) },
    { name: 'queuedAt', type: 'date', index: true },
    { name: 'settledAt', type: 'date' },
    { name: 'bounce', type: 'select', options: ['permanent', 'temporary'] },
    { name: 'bouncedAt', type: 'date' },
    { name: 'unsubscribedAt', type: 'date' },
    { name: 'reason', type: 'text', maxLength: 300 },
  ],
}
