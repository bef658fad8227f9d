import type { CollectionConfig } from 'payload'
import { emailChangesPersonalData } from '../../domain/accounts/credentials/credentialsPrivacy'
import { userRelation } from '../fields/userRelation'
import { serverOnlyCollection } from '../serverOnlyCollection'

/** New addresses that wait for their confirmation: one an account, the latest. Only the token's hash is stored. */
export const EmailChanges: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'email-changes',
  custom: { personalData: emailChangesPersonalData },
  fields: [
    userRelation({ unique: true }),
    { name: 'newEmail', type: 'email', required: true },
    { name: 'tokenHash', type: 'text', required: true, unique: true },
    { name: 'expiresAt', type: 'date', required: true },
    // Set by the confirmation: the document stays until every step of the change is done. See applyEmailChange.ts.
    { name: 'confirmedAt', type: 'date', index: true },
    { name: 'oldEmail', type: 'email' },
    // Confirmed by a browser that is signed in to this very account: its owner and the reader of the mail are
    // one person.
    { name: 'isOwnersPress', type: 'checkbox' },
  ],
}
