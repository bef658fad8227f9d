import type { Event } from '../../../payload-types'
import { Badge } from '../../components/ui/Badge'
import { isPastEvent } from '../../../domain/events/eventTime.schema'

export interface EventBadgesProps {
  event: Event
  isFull: boolean
  isRegistered: boolean
  now: number
}

/** What is to be known about an event before reading it. */
export const EventBadges = ({ event, isFull, isRegistered, now }: EventBadgesProps) => {
  const isPast = isPastEvent(event, now)
  const isShown = event.isCancelled || isPast || isRegistered || event.isVirtual || isFull
  if (!isShown) return null
  return (
    <p className="flex flex-wrap gap-2">
      {event.isCancelled && <Badge tone="stop">Cancelled</Badge>}
      {isPast && <Badge>Past event</Badge>}
      {event.isVirtual && <Badge tone="place">Virtual</Badge>}
      {isFull && <Badge tone="warning">Full</Badge>}
      {isRegistered && <Badge tone="good">Registered</Badge>}
    </p>
  )
}
