import type { CollectionConfig } from 'payload'
import { sessionsPersonalData } from '../../domain/accounts/credentials/credentialsPrivacy'
import { userRelation } from '../fields/userRelation'
import { serverOnlyCollection } from '../serverOnlyCollection'

/**
 * One document a signed-in device. Apart from the account, so that signing in never writes the account, any number of
 * devices can sign in at once, and a session ends by deleting one document. Expired ones are removed by a TTL index.
 */
export const Sessions: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'sessions',
  custom: { personalData: sessionsPersonalData },
  fields: [
    userRelation(),
    { name: 'tokenHash', type: 'text', required: true, unique: true },
    { name: 'expiresAt', type: 'date', required: true },
    { name: 'lastSeenAt', type: 'date' },
    // When the person last proved who they are: sensitive changes ask for it again after ten minutes.
    { name: 'authenticatedAt', type: 'date' },
    { name: 'device', type: 'text', maxLength: 200 },
  ],
}
