import type { CollectionConfig } from 'payload'
import { auditLogPersonalData } from '../../domain/audit/auditPrivacy'
import { readRecord } from './hooks/readRecord'
import { readWho } from './hooks/readWho'
import { OPEN_OPERATIONS } from '../../endpoints/openOperations'
import { admins } from '../access/admins'
import { hiddenFromLeads } from '../access/hiddenFromLeads'
import { nobody } from '../access/nobody'

/** Who did what and when. Written by the server, changed by nobody. */
export const AuditLog: CollectionConfig = {
  slug: 'audit-log',
  custom: { ...OPEN_OPERATIONS, personalData: auditLogPersonalData },
  labels: { singular: 'Audit entry', plural: 'Audit log' },
  typescript: { interface: 'AuditEntry' },
  access: { create: nobody, read: admins, update: nobody, delete: nobody },
  admin: {
    group: 'System',
    hidden: hiddenFromLeads,
    useAsTitle: 'what',
    defaultColumns: ['createdAt', 'who', 'what', 'record', 'reason'],
    listSearchableFields: ['what', 'subjectTitle', 'actorEmail', 'subjectId'],
    description: 'Who did what, to which record. Entries cannot be edited.',
  },
  defaultSort: '-createdAt',
  graphQL: false,
  lockDocuments: false,
  indexes: [
    { fields: ['subjectCollection', 'subjectId', 'createdAt'] },
    { fields: ['account', 'createdAt'] },
  ],
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'what', type: 'text', maxLength: 120 },
        { name: 'who', type: 'text', virtual: true, hooks: { afterRead: [readWho] } },
        { name: 'record', type: 'text', virtual: true, hooks: { afterRead: [readRecord] } },
      ],
    },
    { name: 'reason', type: 'textarea', maxLength: 1000 },
    {
      name: 'changes',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/app/(payload)/audit/AuditChanges#AuditChanges' },
      },
    },
    {
      name: 'requestId',
      label: 'Reference',
      type: 'text',
      maxLength: 60,
      admin: { position: 'sidebar', description: 'For whoever looks after the server: the same in its log.' },
    },
    { name: 'action', type: 'text', required: true, index: true, maxLength: 80, admin: { hidden: true } },
    { name: 'actor', type: 'relationship', relationTo: 'users', index: true, admin: { hidden: true } },
    {
      name: 'actorEmail',
      label: 'Email',
      type: 'text',
      maxLength: 255,
      admin: { position: 'sidebar', description: 'Of who did it, as it was then.' },
    },
    { name: 'subjectCollection', type: 'text', maxLength: 60, admin: { hidden: true } },
    { name: 'subjectId', type: 'text', index: true, maxLength: 60, admin: { hidden: true } },
    { name: 'subjectTitle', type: 'text', maxLength: 200, admin: { hidden: true } },
    { name: 'account', type: 'relationship', relationTo: 'users', admin: { hidden: true } },
    { name: 'before', type: 'json', admin: { hidden: true } },
    { name: 'after', type: 'json', admin: { hidden: true } },
  ],
}
