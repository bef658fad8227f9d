import type { CollectionConfig } from 'payload'
import { signInChallengesPersonalData } from '../../domain/accounts/credentials/credentialsPrivacy'
import { userRelation } from '../fields/userRelation'
import { serverOnlyCollection } from '../serverOnlyCollection'

/** Sign-ins whose password was right and whose code is still missing. Only the token's hash is stored. */
export const SignInChallenges: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'sign-in-challenges',
  custom: { personalData: signInChallengesPersonalData },
  fields: [
    userRelation(),
    { name: 'tokenHash', type: 'text', required: true, unique: true },
    { name: 'tries', type: 'number', required: true, defaultValue: 0 },
    { name: 'expiresAt', type: 'date', required: true },
  ],
}
