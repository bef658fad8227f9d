import { EVENT_STATUSES, type EventStatus } from '../../../../domain/events/statuses.schema'
import { Badge, type BadgeTone } from '../../../components/ui/Badge'

const TONES: Record<EventStatus, BadgeTone> = { draft: 'warning', published: 'good', cancelled: 'stop' }

/** Whether an event is public and takes place, in a word; and whether it is over. */
export const EventStatusBadge = ({ status, isOver }: { status: EventStatus; isOver: boolean }) => (
  <span className="inline-flex flex-wrap gap-2">
    <Badge tone={TONES[status]}>{EVENT_STATUSES[status]}</Badge>
    {isOver && <Badge>Past</Badge>}
  </span>
)
