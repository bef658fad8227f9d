import { createGaplessNumbers } from '../../../platform/createGaplessNumbers'

/** Issues the membership number of an account, `ACE-2026-0001`. Source: decisions.md "Membership number". */
export const issueMembershipNumber = createGaplessNumbers({
  collection: 'membership-numbers',
  ownerField: 'user',
  prefix: 'ACE',
})
