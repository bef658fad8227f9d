import type { TicketSeats } from '..'
import { positionOf } from './positionOf'
import type { Standing } from './waiting.schema'

/** Where somebody stands in the line for a type, and what is held for the person. */
export const standingInLine = (
  { waiting, offers }: Pick<TicketSeats, 'waiting' | 'offers'>,
  type: string,
  user: string | null,
): Standing => {
  const line = waiting.filter((each) => each.type === type)
  const place = line.find((each) => each.user.toHexString() === user)
  const offer = offers.find((each) => each.type === type)
  return {
    waiting: place ? { position: positionOf(line, place) ?? line.length, count: line.length } : null,
    offer: offer ? { until: offer.until.toISOString() } : null,
    waitingCount: line.length,
  }
}
