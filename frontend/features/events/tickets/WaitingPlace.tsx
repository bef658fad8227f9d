import { useState } from 'react'
import type { OfferedType } from '../../../../domain/events/tickets/tickets.schema'
import { Button } from '../../../components/ui/Button'
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog'
import { TIME_ZONE_NAME, formatDateTime } from '../../../lib/dates'
import { waitingMessages } from '../../../lib/messages/waitingMessages'
import { useWaiting } from './useWaiting'

export interface WaitingPlaceProps {
  /** Id of the event. */
  event: string
  type: OfferedType
}

/** Gives up a place or an offer, after a question. */
const GiveUp = ({ event, type }: WaitingPlaceProps) => {
  const [isAsking, setIsAsking] = useState(false)
  const { change, isPending } = useWaiting(event, type.id)
  const [action, title, consequence] = type.offer
    ? (['Decline Ticket', 'Decline this ticket?', 'It goes to the next person on the waiting list.'] as const)
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
export const WaitingPlace = ({ event, type }: WaitingPlaceProps) => {
  const { waiting, offer, canWait, waitingCount } = type
  if (offer)
    return (
      <div className="grid justify-items-start gap-3 border-s-4 border-acacia bg-acacia-wash p-4">
        <p role="status" className="font-semibold">
          {waitingMessages.held(`${formatDateTime(offer.until)} (${TIME_ZONE_NAME})`)}
        </p>
        <p>{waitingMessages.heldExplained}</p>
        <GiveUp event={event} type={type} />
      </div>
    )
  if (waiting)
    return (
      <div className="grid justify-items-start gap-3 border-s-4 border-nile bg-nile-wash p-4">
        <p role="status" className="font-semibold">
          {waitingMessages.position(waiting.position, waiting.count)}
        </p>
        <p>{waitingMessages.explained}</p>
        <GiveUp event={event} type={type} />
      </div>
    )
  if (!canWait) return null
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-ink-soft">
        {waitingCount > 0 && `${waitingMessages.many(waitingCount)} `}
        {waitingMessages.explained}
      </p>
      <Join event={event} type={type} />
    </div>
  )
}
