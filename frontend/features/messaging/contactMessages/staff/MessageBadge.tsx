import {
  CONTACT_STATUSES,
  type ContactStatus,
} from '../../../../../domain/messaging/contactMessages/statuses.schema'
import { Badge, type BadgeTone } from '../../../../components/ui/Badge'

const TONES: Record<ContactStatus, BadgeTone> = {
  new: 'warning',
  open: 'place',
  answered: 'good',
  closed: 'neutral',
}

/** How far a message has come, in a word. */
export const MessageBadge = ({ status }: { status: ContactStatus }) => (
  <Badge tone={TONES[status]}>{CONTACT_STATUSES[status]}</Badge>
)
