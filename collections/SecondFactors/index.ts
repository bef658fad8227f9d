import type { CollectionConfig } from 'payload'
import { serverOnly } from '../access/serverOnly'
import { userRelation } from '../fields/userRelation'

/**
 * The authenticator app of an account: its sealed secret, the last time step that was used, and what is left of the
 * recovery codes, hashed. Apart from the account and changed by atomic operators only, since a code works once.
 */
export const SecondFactors: CollectionConfig = {
  slug: 'second-factors',
  access: serverOnly,
  admin: { hidden: true },
  endpoints: false,
  graphQL: false,
  lockDocuments: false,
  fields: [
    userRelation({ unique: true }),
    { name: 'secret', type: 'text', required: true },
    // Empty until a first code has shown that the app has the secret.
    { name: 'confirmedAt', type: 'date' },
    { name: 'lastStep', type: 'number' },
    { name: 'recoveryCodes', type: 'text', hasMany: true },
  ],
}
