import type { CollectionConfig } from 'payload'
import { serverOnly } from '../access/serverOnly'
import { userRelation } from '../fields/userRelation'

/** Sign-ins whose password was right and whose code is still missing. Only the token's hash is stored. */
export const SignInChallenges: CollectionConfig = {
  slug: 'sign-in-challenges',
  access: serverOnly,
  admin: { hidden: true },
  endpoints: false,
  graphQL: false,
  lockDocuments: false,
  fields: [
    userRelation(),
    { name: 'tokenHash', type: 'text', required: true, unique: true },
    { name: 'tries', type: 'number', required: true, defaultValue: 0 },
    { name: 'expiresAt', type: 'date', required: true },
  ],
}
