import type { CollectionConfig } from 'payload'
import { applicationDraftsPersonalData } from '../../domain/membership/applications/applicationsPrivacy'
import { userRelation } from '../fields/userRelation'
import { serverOnlyCollection } from '../serverOnlyCollection'

/**
 * Applications that are being filled in, one a person, read and written by that person through endpoints. The database
 * removes each when it expires.
 */
export const ApplicationDrafts: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'application-drafts',
  custom: { personalData: applicationDraftsPersonalData },
  fields: [
    userRelation({ unique: true }),
    { name: 'values', type: 'json' },
    { name: 'expiresAt', type: 'date' },
  ],
}
