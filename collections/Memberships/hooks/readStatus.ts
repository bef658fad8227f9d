import type { FieldHook } from 'payload'
import type { Membership } from '../../../payload-types'
import { membershipStatus } from '../../../server/services/membershipStatus'

/** Fills the virtual `status` whenever a membership is read. */
export const readStatus: FieldHook<Membership> = ({ siblingData }) => membershipStatus({ membership: siblingData as Membership })
