import type { RelationshipField } from 'payload'
import { admins } from '../access/admins'
import { nobody } from '../access/nobody'

/** Who saved a version. Set by `guardEdits`; for administrators' eyes. */
export const updatedByField = (): RelationshipField => ({
  name: 'updatedBy',
  label: 'Last changed by',
  type: 'relationship',
  relationTo: 'users',
  access: { read: admins, create: nobody, update: nobody },
  admin: { position: 'sidebar', readOnly: true, allowCreate: false, allowEdit: false, disableBulkEdit: true },
})
