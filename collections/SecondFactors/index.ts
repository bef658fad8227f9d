import type { CollectionConfig } from 'payload'
import { secondFactorsPersonalData } from '../../domain/accounts/secondFactor/secondFactorPrivacy'
import { userRelation } from '../fields/userRelation'
import { serverOnlyCollection } from '../serverOnlyCollection'

/**
 * The authenticator app of an account: its sealed secret, the last time step that was used, and what is left of the
 * recovery codes, hashed. Apart from the account and changed by atomic operators only, since a code works once.
 */
export const SecondFactors: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'second-factors',
  custom: { personalData: secondFactorsPersonalData },
  fields: [
    userRelation({ unique: true }),
    { name: 'secret', type: 'text', required: true },
    // Empty until a first code has shown that the app has the secret.
    { name: 'confirmedAt', type: 'date' },
    { name: 'lastStep', type: 'number' },
    { name: 'recoveryCodes', type: 'text', hasMany: true },
  ],
}
