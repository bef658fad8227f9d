import { ORDER_STATUSES, type OrderStatus } from '../../../../domain/events/orders/statuses.constants'
import { Badge, type BadgeTone } from '../../../components/ui/Badge'

const TONES: Record<OrderStatus, BadgeTone> = {
  placed: 'neutral',
  held: 'warning',
  confirmed: 'good',
  expired: 'stop',
  cancelled: 'stop',
}

/** How an order stands, in a word. */
export const OrderBadge = ({ status }: { status: OrderStatus }) => (
  <Badge tone={TONES[status]}>{ORDER_STATUSES[status]}</Badge>
)
