import type { CollectionConfig } from 'payload'
import { serverOnly } from '../access/serverOnly'
import { userRelation } from '../fields/userRelation'

/** The secret an account signs in with. Apart from the account, so that no read of an account can carry it. */
export const Credentials: CollectionConfig = {
  slug: 'credentials',
  access: serverOnly,
  admin: { hidden: true },
  endpoints: false,
  graphQL: false,
  lockDocuments: false,
  fields: [userRelation({ unique: true }), { name: 'passwordHash', type: 'text', required: true }],
}
