import type { CollectionConfig } from 'payload'
import { outboxPersonalData } from '../../domain/messaging/mail/mailPrivacy'
import { showMail } from '../../endpoints/messaging/mail/showMail'
import { resend } from '../../endpoints/messaging/mail/resend'
import { OPEN_OPERATIONS } from '../../endpoints/openOperations'
import { admins } from '../access/admins'
import { hiddenFromLeads } from '../access/hiddenFromLeads'
import { nobody } from '../access/nobody'
import { toOptions } from '../fields/options'
import { MAIL_TITLES } from '../../domain/messaging/mail/mailTitles'
import { inWords } from '../panel/inWords'
import { OUTBOX_STATUSES } from '../../domain/messaging/mail/statuses.schema'

const withTime = { date: { pickerAppearance: 'dayAndTime' } } as const

/**
 * Mails to be sent, being sent and sent. The dedupe key makes a repeated step send nothing twice. What goes into a
 * mail is never shown as it is stored: it can hold links that sign somebody in.
 */
export const Outbox: CollectionConfig = {
  slug: 'outbox',
  custom: { ...OPEN_OPERATIONS, personalData: outboxPersonalData },
  labels: { singular: 'Mail', plural: 'Outbox' },
  typescript: { interface: 'OutboxMail' },
  access: { create: nobody, read: admins, update: nobody, delete: nobody },
  admin: {
    group: 'Messages',
    hidden: hiddenFromLeads,
    useAsTitle: 'to',
    defaultColumns: ['createdAt', 'template', 'to', 'status', 'attempts', 'lastError'],
    listSearchableFields: ['to'],
    description:
      'Emails sent by the site. Failed emails are retried automatically. Those that still could not be sent, or may have been sent, need your attention.',
  },
  defaultSort: '-createdAt',
  endpoints: [showMail, resend],
  graphQL: false,
  lockDocuments: false,
  indexes: [{ fields: ['status', 'nextAttemptAt'] }],
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'template',
          label: 'Email',
          type: 'text',
          required: true,
          index: true,
          maxLength: 60,
          admin: { components: inWords(MAIL_TITLES, 'Another email') },
        },
        { name: 'to', type: 'email', required: true, index: true },
        {
          name: 'status',
          type: 'select',
          required: true,
          defaultValue: 'queued',
          index: true,
          options: toOptions(OUTBOX_STATUSES),
        },
      ],
    },
    { name: 'data', type: 'json', access: { read: nobody }, admin: { hidden: true } },
    {
      type: 'row',
      fields: [
        { name: 'attempts', type: 'number', required: true, defaultValue: 0, min: 0 },
        { name: 'nextAttemptAt', type: 'date', admin: withTime },
        { name: 'sentAt', type: 'date', admin: withTime },
      ],
    },
    { name: 'lastError', type: 'text', maxLength: 1000 },
    {
      name: 'mail',
      type: 'ui',
      admin: { components: { Field: '/app/(payload)/outbox/OutboxMail#OutboxMail' } },
    },
    // of the sender alone; see domain/messaging/mail/outboxRepository.ts
    { name: 'queuedAt', type: 'date', admin: { hidden: true } },
    { name: 'round', type: 'number', defaultValue: 0, admin: { hidden: true } },
    { name: 'lease', type: 'text', access: { read: nobody }, admin: { hidden: true } },
    { name: 'leaseUntil', type: 'date', access: { read: nobody }, admin: { hidden: true } },
    { name: 'handedOverAt', type: 'date', admin: { hidden: true } },
    // the mail server refused it for good
    { name: 'isRejected', type: 'checkbox', admin: { hidden: true } },
    {
      name: 'dedupeKey',
      type: 'text',
      required: true,
      unique: true,
      maxLength: 200,
      access: { read: nobody },
      admin: { hidden: true },
    },
  ],
}
