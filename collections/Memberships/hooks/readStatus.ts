import type { FieldHook } from 'payload'
import type { Membership } from '../../../payload-types'
import { membershipStatus } from '../../../domain/memberships'

/** Fills the virtual `status` whenever a membership is read. */
export const readStatus: FieldHook<Membership> = ({ siblingData }) =>
  membershipStatus({ membership: siblingData as Membership })
