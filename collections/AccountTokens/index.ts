import type { CollectionConfig } from 'payload'
import { accountTokensPersonalData } from '../../domain/accounts/credentials/credentialsPrivacy'
import { toOptions } from '../fields/options'
import { userRelation } from '../fields/userRelation'
import { serverOnlyCollection } from '../serverOnlyCollection'

/**
 * What a link in a mail is good for: one document for an account and purpose, so that a new link makes the one before
 * worthless. Only the token's hash is stored. Spent ones are deleted, expired ones removed by a TTL index.
 */
export const AccountTokens: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'account-tokens',
  custom: { personalData: accountTokensPersonalData },
  indexes: [{ fields: ['user', 'purpose'], unique: true }],
  fields: [
    userRelation(),
    {
      name: 'purpose',
      type: 'select',
      required: true,
      options: toOptions({
        confirm: 'Confirm the address',
        reset: 'Choose a new password',
        invitation: 'Choose a first password',
      }),
    },
    { name: 'tokenHash', type: 'text', required: true, unique: true },
    { name: 'email', type: 'email', required: true },
    { name: 'expiresAt', type: 'date', required: true },
    // of the sign-up that the link confirms: a later sign-up with the same address must not change what this one meant
    { name: 'passwordHash', type: 'text' },
    { name: 'fullName', type: 'text' },
  ],
}
