import {
  MAILING_STATUSES,
  type MailingStatus,
} from '../../../../domain/messaging/mailings/mailingTexts.schema'
import { Badge, type BadgeTone } from '../../../components/ui/Badge'

const TONES: Record<MailingStatus, BadgeTone> = {
  draft: 'neutral',
  scheduled: 'place',
  collecting: 'place',
  sending: 'place',
  paused: 'warning',
  cancelling: 'warning',
  cancelled: 'stop',
  sent: 'good',
}

/** How far a mailing has come. */
export const MailingBadge = ({ status }: { status: MailingStatus }) => (
  <Badge tone={TONES[status]}>{MAILING_STATUSES[status]}</Badge>
)
