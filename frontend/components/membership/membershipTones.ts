import {
  MEMBERSHIP_STATUSES,
  type MembershipStatus,
} from '../../../domain/membership/memberships/grades.schema'
import type { BadgeTone } from '../ui/Badge'

export const MEMBERSHIP_TONES: Record<MembershipStatus, BadgeTone> = {
  none: 'warning',
  pending: 'warning',
  active: 'good',
  grace: 'warning',
  expired: 'stop',
  suspended: 'stop',
}

/** How a status is called; Pending where there is none yet. Source: spec.md section 4, "membership_status". */
export const statusLabel = (status: MembershipStatus): string =>
  MEMBERSHIP_STATUSES[status === 'none' ? 'pending' : status]
