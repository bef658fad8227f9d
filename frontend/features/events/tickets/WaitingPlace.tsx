import { type ReactNode, useState } from 'react'
import { SEAT } from '../../../../domain/events/seat.constants'
import type { OfferedType } from '../../../../domain/events/tickets/tickets.schema'
import { Button } from '../../../components/ui/Button'
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog'
import { TIME_ZONE_NAME, formatDateTime } from '../../../lib/dates'
import { type Awaited, waitingMessages } from '../../../lib/messages/waitingMessages'
import { useWaiting } from './useWaiting'

export interface WaitingPlaceProps {
  /** Id of the event. */
  event: string
  /** What is waited for: a type of ticket, or a seat. */
  type: Pick<OfferedType, 'id' | 'name' | 'waiting' | 'offer' | 'canWait' | 'waitingCount'>
  /** What takes what is held, where that is not the form of the page. */
  children?: ReactNode
}

const thingOf = ({ id }: WaitingPlaceProps['type']): Awaited => (id === SEAT ? 'seat' : 'ticket')

/** Gives up a place or an offer, after a question. */
const GiveUp = ({ event, type }: WaitingPlaceProps) => {
  const [isAsking, setIsAsking] = useState(false)
  const { change, isPending } = useWaiting(event, type.id)
  const [action, title, consequence] = type.offer
    ? ([
        thingOf(type) === 'seat' ? 'Decline Seat' : 'Decline Ticket',
        `Decline this ${thingOf(type)}?`,
        'It goes to the next person on the waiting list.',
      ] as const)
    : (['Leave Waiting List', 'Leave the waiting list?', 'You lose your place.'] as const)
  return (
    <>
      <Button isBusy={isPending} onClick={() => setIsAsking(true)} aria-label={`${action}: ${type.name}`}>
        {action}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={title}
          action={action}
          isBusy={isPending}
          onClose={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false)
            change(type.offer ? 'declined' : 'left')
          }}
        >
          {consequence} You can join again, at the end.
        </ConfirmDialog>
      )}
    </>
  )
}

const Join = ({ event, type }: WaitingPlaceProps) => {
  const { change, isPending } = useWaiting(event, type.id)
  return (
    <Button
      isBusy={isPending}
      onClick={() => change('joined')}
      aria-label={`Join the Waiting List: ${type.name}`}
    >
      Join the Waiting List
    </Button>
  )
}

/** Where the reader stands in the line for a type that is sold out, and what can be done about it. */
export const WaitingPlace = ({ event, type, children }: WaitingPlaceProps) => {
  const { waiting, offer, canWait, waitingCount } = type
  const thing = thingOf(type)
  if (offer)
    return (
      <div className="grid justify-items-start gap-3 border-s-4 border-acacia bg-acacia-wash p-4">
        <p role="status" className="font-semibold">
          {waitingMessages.held(thing, `${formatDateTime(offer.until)} (${TIME_ZONE_NAME})`)}
        </p>
        <p>{waitingMessages.heldExplained(thing)}</p>
        <p className="flex flex-wrap gap-3">
          {children}
          <GiveUp event={event} type={type} />
        </p>
      </div>
    )
  if (waiting)
    return (
      <div className="grid justify-items-start gap-3 border-s-4 border-nile bg-nile-wash p-4">
        <p role="status" className="font-semibold">
          {waitingMessages.position(waiting.position, waiting.count)}
        </p>
        <p>{waitingMessages.explained(thing)}</p>
        <GiveUp event={event} type={type} />
      </div>
    )
  if (!canWait) return null
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-ink-soft">
        {waitingCount > 0 && `${waitingMessages.many(waitingCount)} `}
        {waitingMessages.explained(thing)}
      </p>
      <Join event={event} type={type} />
    </div>
  )
}
