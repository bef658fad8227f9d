import type { CollectionConfig } from 'payload'
import { mailAddressesPersonalData } from '../../domain/messaging/mailAddresses/mailAddressesPrivacy'
import { serverOnlyCollection } from '../serverOnlyCollection'

/**
 * Addresses that mails did not reach, with the last bounces. It is about the address, not the account: whoever changes
 * to another one starts anew. Source: issue 13, part 7.
 */
export const MailAddresses: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'mail-addresses',
  custom: { personalData: mailAddressesPersonalData },
  endpoints: false,
  fields: [
    // in lower case
    { name: 'email', type: 'text', required: true, unique: true, maxLength: 255 },
    {
      name: 'bounces',
      type: 'array',
      fields: [
        // id of the mail in the outbox
        { name: 'mail', type: 'text', required: true, maxLength: 40 },
        { name: 'kind', type: 'select', required: true, options: ['permanent', 'temporary'] },
        { name: 'reason', type: 'text', maxLength: 300 },
        { name: 'at', type: 'date', required: true },
      ],
    },
    { name: 'pausedAt', type: 'date', index: true },
    { name: 'resumedAt', type: 'date' },
    // until the secretary was told of the pause
    { name: 'needsTelling', type: 'checkbox', index: true },
  ],
}
