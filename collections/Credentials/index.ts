import type { CollectionConfig } from 'payload'
import { credentialsPersonalData } from '../../domain/accounts/credentials/credentialsPrivacy'
import { userRelation } from '../fields/userRelation'
import { serverOnlyCollection } from '../serverOnlyCollection'

/** The secret an account signs in with. Apart from the account, so that no read of an account can carry it. */
export const Credentials: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'credentials',
  custom: { personalData: credentialsPersonalData },
  fields: [userRelation({ unique: true }), { name: 'passwordHash', type: 'text', required: true }],
}
