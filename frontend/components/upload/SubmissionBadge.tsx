import {
  SUBMISSION_STATUSES,
  type SubmissionStatus,
} from '../../../domain/publications/submissions/statuses.schema'
import { Badge, type BadgeTone } from '../ui/Badge'

const TONES: Record<SubmissionStatus, BadgeTone> = {
  received: 'warning',
  under_review: 'place',
  accepted: 'good',
  declined: 'stop',
}

/** How far a submitted paper has come, in a word. */
export const SubmissionBadge = ({ status }: { status: SubmissionStatus }) => (
  <Badge tone={TONES[status]}>{SUBMISSION_STATUSES[status]}</Badge>
)
