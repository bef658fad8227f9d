import type { CollectionConfig } from 'payload'
import { serverOnlyCollection } from '../serverOnlyCollection'

/** Up to which mail the mailbox of replies and bounces is read. */
export const Mailboxes: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'mailboxes',
  custom: { personalData: { none: 'Numbers of mails.' } },
  fields: [
    { name: 'name', type: 'text', required: true, unique: true, maxLength: 40 },
    { name: 'uidValidity', type: 'text', required: true, maxLength: 40 },
    { name: 'lastUid', type: 'number', required: true, min: 0 },
    { name: 'polledAt', type: 'date' },
  ],
}
