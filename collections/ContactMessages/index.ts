import type { CollectionConfig, Field } from 'payload'
import { contactMessagesPersonalData } from '../../domain/messaging/contactMessages/contactMessagesPrivacy'
import { contactMessageEndpoints } from '../../endpoints/messaging/contactMessages'
import { removeEntries } from '../../domain/messaging/contactMessages/thread/removeThread'
import { OPEN_OPERATIONS } from '../../endpoints/openOperations'
import { admins } from '../access/admins'
import { hiddenFromLeads } from '../access/hiddenFromLeads'
import { nobody } from '../access/nobody'
import { toOptions } from '../fields/options'
import { CONTACT_LIMITS } from '../../domain/messaging/contactMessages/contactForm.schema'
import { CONTACT_STATUSES } from '../../domain/messaging/contactMessages/statuses.schema'

const closed = { create: nobody, update: nobody }

const received: Field[] = [
  {
    type: 'row',
    fields: [
      { name: 'name', type: 'text', required: true, maxLength: CONTACT_LIMITS.name, access: closed },
      { name: 'email', type: 'email', required: true, index: true, access: closed },
    ],
  },
  { name: 'subject', type: 'text', required: true, maxLength: CONTACT_LIMITS.subject, access: closed },
  { name: 'message', type: 'textarea', required: true, maxLength: CONTACT_LIMITS.message, access: closed },
  {
    name: 'user',
    type: 'relationship',
    relationTo: 'users',
    index: true,
    access: closed,
    admin: { description: 'Who was signed in, if anyone.' },
  },
]

const handling: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'status',
        type: 'select',
        required: true,
        defaultValue: 'new',
        index: true,
        options: toOptions(CONTACT_STATUSES),
      },
      { name: 'assignee', type: 'relationship', relationTo: 'users', index: true },
    ],
  },
  {
    type: 'row',
    fields: [
      // when the first answer was given, and how long whoever wrote had waited for it
      { name: 'answeredAt', label: 'First answered', type: 'date', index: true, access: closed },
      {
        name: 'minutesToAnswer',
        label: 'Minutes to the first answer',
        type: 'number',
        min: 0,
        access: closed,
      },
    ],
  },
  { name: 'answers', type: 'number', min: 0, access: closed, admin: { description: 'How many were given.' } },
  {
    name: 'spamAt',
    label: 'Marked as spam',
    type: 'date',
    index: true,
    access: closed,
    admin: { description: 'Deleted with everything that follows it 30 days later.' },
  },
  // when the retention rule began to delete it: it cannot be unmarked any more
  { name: 'removedAt', type: 'date', access: closed, admin: { hidden: true } },
  // of one that came by mail: what its mails come together under, stored once (see indexes.ts)
  {
    name: 'mailKey',
    type: 'text',
    maxLength: 500,
    access: closed,
    admin: { hidden: true },
  },
  // when whoever wrote answered by mail: staff are asked from then on
  { name: 'repliedAt', label: 'Last reply', type: 'date', access: closed },
]

/**
 * What visitors wrote. Changed through endpoints alone, each one atomic update: Payload's own update writes
 * the whole document, and an answer given at the same time would be lost. Source: spec.md section 3,
 * "contact_submissions"; decisions.md "Contact message status".
 */
export const ContactMessages: CollectionConfig = {
  slug: 'contact-messages',
  custom: { ...OPEN_OPERATIONS, personalData: contactMessagesPersonalData },
  access: { create: nobody, read: admins, update: nobody, delete: admins },
  admin: {
    group: 'Messages',
    hidden: hiddenFromLeads,
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'name', 'status', 'assignee', 'createdAt'],
    listSearchableFields: ['subject', 'name', 'email', 'message'],
    description:
      'Sent through the contact form. Answered, assigned and noted on the dashboard, under Contact Forms.',
  },
  defaultSort: '-createdAt',
  endpoints: contactMessageEndpoints,
  hooks: { afterDelete: [({ id, req }) => removeEntries(req.payload, String(id))] },
  graphQL: false,
  lockDocuments: false,
  fields: [...handling, ...received],
}
