import type { CollectionConfig } from 'payload'
import { admins } from '../access/admins'
import { hiddenFromLeads } from '../access/hiddenFromLeads'
import { nobody } from '../access/nobody'

/** Who did what and when. Written by the server, changed by nobody. */
export const AuditLog: CollectionConfig = {
  slug: 'audit-log',
  labels: { singular: 'Audit entry', plural: 'Audit log' },
  typescript: { interface: 'AuditEntry' },
  access: { create: nobody, read: admins, update: nobody, delete: nobody },
  admin: {
    group: 'System',
    hidden: hiddenFromLeads,
    useAsTitle: 'action',
    defaultColumns: ['createdAt', 'actorEmail', 'action', 'subjectCollection', 'subjectId'],
    listSearchableFields: ['actorEmail', 'action', 'subjectId'],
    description: 'Decisions and changes of rights. Entries cannot be edited.',
  },
  defaultSort: '-createdAt',
  graphQL: false,
  lockDocuments: false,
  indexes: [{ fields: ['subjectCollection', 'subjectId', 'createdAt'] }, { fields: ['account', 'createdAt'] }],
  fields: [
    { name: 'action', type: 'text', required: true, index: true, maxLength: 80 },
    {
      type: 'row',
      fields: [
        { name: 'actor', type: 'relationship', relationTo: 'users', index: true, admin: { description: 'Empty: the server itself.' } },
        { name: 'actorEmail', type: 'text', maxLength: 255, admin: { description: 'As it was then.' } },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'subjectCollection', type: 'text', maxLength: 60 },
        { name: 'subjectId', type: 'text', index: true, maxLength: 60 },
      ],
    },
    { name: 'account', type: 'relationship', relationTo: 'users', admin: { description: 'The person it is about.' } },
    { name: 'before', type: 'json' },
    { name: 'after', type: 'json' },
    { name: 'reason', type: 'textarea', maxLength: 1000 },
    { name: 'requestId', type: 'text', maxLength: 60 },
  ],
}
