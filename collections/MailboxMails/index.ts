import type { CollectionConfig } from 'payload'
import { mailboxPersonalData } from '../../domain/messaging/mailbox/mailboxPrivacy'
import { MAIL_OUTCOMES } from '../../domain/messaging/mailbox/outcomes.schema'
import { toOptions } from '../fields/options'
import { serverOnlyCollection } from '../serverOnlyCollection'

/** The mails of the mailbox that were read, each once, and what became of them. Source: issue 13, parts 7 and 8. */
export const MailboxMails: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'mailbox-mails',
  custom: { personalData: mailboxPersonalData },
  fields: [
    // its Message-ID, or a checksum
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 400 },
    { name: 'from', type: 'text', index: true, maxLength: 255 },
    { name: 'outcome', type: 'select', required: true, options: toOptions(MAIL_OUTCOMES) },
    // forgotten a good year later (see indexes.ts)
    { name: 'readAt', type: 'date', required: true },
    { name: 'reason', type: 'text', maxLength: 300 },
  ],
}
