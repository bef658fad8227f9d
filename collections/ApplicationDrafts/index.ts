import type { CollectionConfig } from 'payload'
import { userRelation } from '../fields/userRelation'
import { serverOnlyCollection } from '../serverOnlyCollection'

/** After so long without a change a draft is forgotten: it holds personal data of someone who did not come back. */
export const DRAFT_TTL_DAYS = 180

/** Applications that are being filled in, one a person, read and written by that person through endpoints. */
export const ApplicationDrafts: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'application-drafts',
  fields: [userRelation({ unique: true }), { name: 'values', type: 'json' }],
}
