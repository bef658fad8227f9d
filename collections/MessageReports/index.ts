import type { CollectionConfig } from 'payload'
import { withMemberMessages } from '../../domain/messaging/messages/messagesPrivacy'
import { MESSAGE_LIMITS, REPORT_STATUSES } from '../../domain/messaging/messages/messageTexts.schema'
import { resolve } from '../../endpoints/messaging/messages/resolveReport'
import { OPEN_OPERATIONS } from '../../endpoints/openOperations'
import { admins } from '../access/admins'
import { hiddenFromLeads } from '../access/hiddenFromLeads'
import { nobody } from '../access/nobody'
import { toOptions } from '../fields/options'

const isSettled = (data: { status?: string }): boolean => data.status === 'settled'

/**
 * Messages between members that their readers reported, each as a copy: the only ones that administrators can
 * read. Made and settled through endpoints. Without a person: that account was erased.
 */
export const MessageReports: CollectionConfig = {
  slug: 'message-reports',
  custom: { ...OPEN_OPERATIONS, personalData: withMemberMessages },
  labels: { singular: 'Reported message', plural: 'Reported messages' },
  access: { create: nobody, read: admins, update: nobody, delete: nobody },
  admin: {
    group: 'Messages',
    hidden: hiddenFromLeads,
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'sender', 'reporter', 'status', 'createdAt'],
    listSearchableFields: ['subject', 'text', 'reason'],
    description:
      'Messages between members that a reader reported. Messages that nobody reported cannot be read here.',
  },
  defaultSort: '-createdAt',
  endpoints: [resolve],
  graphQL: false,
  lockDocuments: false,
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'sender', label: 'Written by', type: 'relationship', relationTo: 'users', index: true },
        { name: 'reporter', label: 'Reported by', type: 'relationship', relationTo: 'users', index: true },
        {
          name: 'status',
          type: 'select',
          required: true,
          defaultValue: 'open',
          index: true,
          options: toOptions(REPORT_STATUSES),
        },
      ],
    },
    {
      name: 'reason',
      label: 'What the reader says',
      type: 'textarea',
      required: true,
      maxLength: MESSAGE_LIMITS.reason,
    },
    { name: 'subject', type: 'text', required: true, maxLength: MESSAGE_LIMITS.subject },
    { name: 'text', label: 'Message', type: 'textarea', required: true, maxLength: MESSAGE_LIMITS.text },
    {
      name: 'settling',
      type: 'ui',
      admin: { components: { Field: '/app/(payload)/reports/ResolveReport#ResolveReport' } },
    },
    {
      type: 'row',
      fields: [
        { name: 'settledBy', type: 'relationship', relationTo: 'users', admin: { condition: isSettled } },
        { name: 'settledAt', label: 'Settled', type: 'date', admin: { condition: isSettled } },
      ],
    },
    {
      name: 'note',
      type: 'textarea',
      maxLength: MESSAGE_LIMITS.note,
      admin: { description: 'For the record.', condition: isSettled },
    },
    // of the message that was reported: each is reported once
    {
      name: 'message',
      type: 'text',
      required: true,
      unique: true,
      access: { read: nobody },
      admin: { hidden: true },
    },
  ],
}
