import type { CollectionConfig, Field } from 'payload'
import type { ContactMessage } from '../../payload-types'
import { contactMessagesPersonalData } from '../../domain/contactMessages/contactMessagesPrivacy'
import { handle } from '../../endpoints/contactMessages/handle'
import { list } from '../../endpoints/contactMessages/list'
import { listCsv } from '../../endpoints/contactMessages/listCsv'
import { answer } from '../../endpoints/contactMessages/answer'
import { send } from '../../endpoints/contactMessages/send'
import { OPEN_OPERATIONS } from '../../endpoints/openOperations'
import { admins } from '../access/admins'
import { hiddenFromLeads } from '../access/hiddenFromLeads'
import { nobody } from '../access/nobody'
import { toOptions } from '../fields/options'
import {
  CONTACT_LIMITS,
  CONTACT_STATUSES,
  MAX_ANSWERS,
  NOTE_LIMIT,
} from '../../domain/contactMessages/contactForm.schema'

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
  { name: 'answer', type: 'textarea', maxLength: 10_000, access: closed },
  {
    type: 'row',
    fields: [
      { name: 'answeredBy', type: 'relationship', relationTo: 'users', access: closed },
      { name: 'answeredAt', type: 'date', access: closed },
    ],
  },
  {
    name: 'furtherAnswers',
    type: 'array',
    access: closed,
    maxRows: MAX_ANSWERS - 1,
    labels: { singular: 'Answer', plural: 'Further answers' },
    admin: { condition: (data?: Partial<ContactMessage>) => Boolean(data?.furtherAnswers?.length) },
    fields: [
      { name: 'text', type: 'textarea', required: true, maxLength: 10_000 },
      {
        type: 'row',
        fields: [
          { name: 'by', label: 'Answered by', type: 'relationship', relationTo: 'users' },
          { name: 'at', label: 'Answered', type: 'date', required: true },
        ],
      },
    ],
  },
  { name: 'note', type: 'textarea', maxLength: NOTE_LIMIT, admin: { description: 'For the staff only.' } },
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
  // `send` in the place of Payload's own
  endpoints: [send, list, listCsv, handle, answer],
  graphQL: false,
  lockDocuments: false,
  fields: [...handling, ...received],
}
