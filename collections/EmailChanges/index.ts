import type { CollectionConfig } from 'payload'
import { serverOnly } from '../access/serverOnly'
import { userRelation } from '../fields/userRelation'

/** New addresses that wait for their confirmation: one an account, the latest. Only the token's hash is stored. */
export const EmailChanges: CollectionConfig = {
  slug: 'email-changes',
  access: serverOnly,
  admin: { hidden: true },
  endpoints: false,
  graphQL: false,
  lockDocuments: false,
  fields: [
    userRelation({ unique: true }),
    { name: 'newEmail', type: 'email', required: true },
    { name: 'tokenHash', type: 'text', required: true, unique: true },
    { name: 'expiresAt', type: 'date', required: true },
  ],
}
