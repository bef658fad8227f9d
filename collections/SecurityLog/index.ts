import type { CollectionConfig } from 'payload'
import { securityLogPersonalData } from '../../domain/audit/auditPrivacy'
import { MAX_DETAIL_LENGTH, SECURITY_EVENTS, SECURITY_EVENT_NAMES } from '../../domain/audit/audit.schema'
import { OPEN_OPERATIONS } from '../../endpoints/openOperations'
import { admins } from '../access/admins'
import { hiddenFromLeads } from '../access/hiddenFromLeads'
import { nobody } from '../access/nobody'
import { readDetail } from './hooks/readDetail'

/**
 * Sign-ins, refusals, codes, resets, roles and exports. Written by the server (`domain/audit`), changed by
 * nobody, swept after the time that the staff settings name. Refers to accounts; holds no secrets, no
 * addresses of mail, and of the client's address the network alone.
 */
export const SecurityLog: CollectionConfig = {
  slug: 'security-log',
  custom: { ...OPEN_OPERATIONS, personalData: securityLogPersonalData },
  labels: { singular: 'Security entry', plural: 'Security log' },
  typescript: { interface: 'SecurityLogEntry' },
  access: { create: nobody, read: admins, update: nobody, delete: nobody },
  admin: {
    group: 'System',
    hidden: hiddenFromLeads,
    useAsTitle: 'lastAt',
    defaultColumns: ['lastAt', 'event', 'account', 'actor', 'address', 'count', 'detail'],
    listSearchableFields: ['event', 'address', 'detail'],
    description: 'What happened to accounts. Repeated refusals are counted in one entry. Cannot be edited.',
  },
  defaultSort: '-lastAt',
  graphQL: false,
  lockDocuments: false,
  timestamps: false,
  indexes: [{ fields: ['event', 'lastAt'] }, { fields: ['account', 'lastAt'] }],
  fields: [
    {
      name: 'event',
      type: 'select',
      required: true,
      options: SECURITY_EVENT_NAMES.map((value) => ({ value, label: SECURITY_EVENTS[value].label })),
    },
    {
      type: 'row',
      fields: [
        {
          name: 'account',
          type: 'relationship',
          relationTo: 'users',
          admin: { description: 'The person it is about. Empty: an address without an account.' },
        },
        {
          name: 'actor',
          label: 'By',
          type: 'relationship',
          relationTo: 'users',
          index: true,
          admin: { description: 'Who was signed in. Empty: nobody.' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'address', label: 'Network', type: 'text', index: true, maxLength: 60 },
        { name: 'count', label: 'Times', type: 'number', required: true, defaultValue: 1, min: 1 },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'firstAt',
          label: 'First',
          type: 'date',
          required: true,
          admin: { date: { pickerAppearance: 'dayAndTime' } },
        },
        {
          name: 'lastAt',
          label: 'Last',
          type: 'date',
          required: true,
          index: true,
          admin: { date: { pickerAppearance: 'dayAndTime' } },
        },
      ],
    },
    { name: 'detail', type: 'text', maxLength: MAX_DETAIL_LENGTH, hooks: { afterRead: [readDetail] } },
    { name: 'requestId', label: 'Reference', type: 'text', maxLength: 60 },
    {
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      maxLength: 300,
      access: { read: nobody },
      admin: { hidden: true },
    },
  ],
}
