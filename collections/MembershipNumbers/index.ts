import type { CollectionConfig } from 'payload'
import { userRelation } from '../fields/userRelation'
import { serverOnlyCollection } from '../serverOnlyCollection'

/**
 * One document a number issued. The number is the document's key, so that each is taken by exactly one insert of the
 * highest plus one: no gap, none twice. Never deleted, hence never reused. Source: decisions.md "Membership number".
 */
export const MembershipNumbers: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'membership-numbers',
  custom: {
    personalData: { none: 'Numbers are never given twice; after the erasure the account id names nobody.' },
  },
  fields: [
    { name: 'id', type: 'number', required: true, min: 1 },
    { name: 'year', type: 'number', required: true, min: 2000, max: 9999 },
    userRelation({ unique: true }),
  ],
}
