import type { FieldHook } from 'payload'
import { membershipStatus } from '../../../domain/membership/memberships'
import type { Membership } from '../../../payload-types'

/** Fills the virtual `status` whenever a membership is read. */
export const readStatus: FieldHook<Membership, Membership['status'], Membership> = ({ siblingData }) =>
  membershipStatus({ membership: siblingData })
