import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from '../../../../../domain/membership/applications/choices.schema'
import { Badge, type BadgeTone } from '../../../../components/ui/Badge'

const TONES: Record<ApplicationStatus, BadgeTone> = {
  pending: 'warning',
  under_review: 'place',
  approved: 'good',
  rejected: 'stop',
}

/** How far an application has come, in a word. */
export const ApplicationBadge = ({ status }: { status: ApplicationStatus }) => (
  <Badge tone={TONES[status]}>{APPLICATION_STATUSES[status]}</Badge>
)
