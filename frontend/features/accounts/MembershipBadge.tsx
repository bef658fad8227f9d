import {
  MEMBERSHIP_STATUSES,
  type MembershipStatus,
} from '../../../domain/membership/memberships/grades.schema'
import { Badge, type BadgeTone } from '../../components/ui/Badge'

const TONES: Record<MembershipStatus, BadgeTone> = {
  none: 'neutral',
  pending: 'warning',
  active: 'good',
  grace: 'warning',
  expired: 'stop',
  suspended: 'stop',
}

/** A person's membership status in a word. */
export const MembershipBadge = ({ status }: { status: MembershipStatus }) => (
  <Badge tone={TONES[status]}>{MEMBERSHIP_STATUSES[status]}</Badge>
)
