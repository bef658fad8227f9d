import {
  OPENING_STATUSES,
  type OpeningStatus,
} from '../../../../domain/content/jobOpenings/openingTexts.schema'
import { Badge, type BadgeTone } from '../../../components/ui/Badge'

const TONES: Record<OpeningStatus, BadgeTone> = {
  submitted: 'warning',
  published: 'good',
  declined: 'stop',
  closed: 'neutral',
  withdrawn: 'neutral',
}

export interface OpeningBadgeProps {
  status: OpeningStatus
  /** Whether its last day is over. */
  isOver: boolean
}

/** The state of an opening: a published one is over with its last day. */
export const OpeningBadge = ({ status, isOver }: OpeningBadgeProps) =>
  status === 'published' && isOver ? (
    <Badge>Last day over</Badge>
  ) : (
    <Badge tone={TONES[status]}>{OPENING_STATUSES[status]}</Badge>
  )
