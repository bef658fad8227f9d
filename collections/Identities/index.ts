import type { CollectionConfig } from 'payload'
import { identitiesPersonalData } from '../../domain/accounts/singleSignOn/singleSignOnPrivacy'
import { userRelation } from '../fields/userRelation'
import { serverOnlyCollection } from '../serverOnlyCollection'

/**
 * Who a person is at the single sign-on provider: what the provider calls them, which never changes, not
 * their address.
 */
export const Identities: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'identities',
  custom: { personalData: identitiesPersonalData },
  indexes: [{ fields: ['issuer', 'subject'], unique: true }],
  fields: [
    userRelation(),
    { name: 'issuer', type: 'text', required: true },
    { name: 'subject', type: 'text', required: true },
    { name: 'lastUsedAt', type: 'date' },
  ],
}
