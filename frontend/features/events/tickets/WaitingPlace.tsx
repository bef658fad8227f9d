import { type ReactNode, useState } from 'react'
import { SEAT } from '../../../../domain/events/seat.constants'
import { WAITING_LIMITS } from '../../../../domain/events/waiting/waiting.constants'
import type { OfferedType } from '../../../../domain/events/tickets/tickets.schema'
import { Button } from '../../../components/ui/Button'
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog'
import { TextArea } from '../../../components/ui/TextArea'
import { TIME_ZONE_NAME, formatDateTime } from '../../../lib/dates'
import { type Awaited, waitingMessages } from '../../../lib/messages/waitingMessages'
import { useWaiting } from './useWaiting'

export interface WaitingPlaceProps {
  /** Id of the event. */
  event: string
  /** What is waited for: a type of ticket, or a seat. */
  type: Pick<OfferedType, 'id' | 'name' | 'waiting' | 'offer' | 'canWait' | 'waitingCount'> & {
    needsApproval?: boolean
  }
  /** What takes what is held, where that is not the form of the page. */
  children?: ReactNode
}

const thingOf = ({ id }: WaitingPlaceProps['type']): Awaited => (id === SEAT ? 'seat' : 'ticket')

/** What giving up a place or an offer asks first. */
const questionFor = (type: WaitingPlaceProps['type']) => {
  const thing = thingOf(type)
  if (type.offer)
    return {
      done: 'declined',
      action: thing === 'seat' ? 'Decline Seat' : 'Decline Ticket',
      title: `Decline this ${thing}?`,
      consequence: type.needsApproval
        ? 'You can ask for it again.'
        : 'It goes to the next person on the waiting list. You can join again, at the end.',
    } as const
  if (type.needsApproval)
    return {
      done: 'withdrawn',
      action: 'Withdraw Request',
      title: 'Withdraw your request?',
      consequence: 'You can ask for this ticket again.',
    } as const
  return {
    done: 'left',
    action: 'Leave Waiting List',
    title: 'Leave the waiting list?',
    consequence: 'You lose your place. You can join again, at the end.',
  } as const
}

/** Gives up a place or an offer, after a question. */
const GiveUp = ({ event, type }: WaitingPlaceProps) => {
  const [isAsking, setIsAsking] = useState(false)
  const { change, isPending } = useWaiting(event, type.id)
  const { done, action, title, consequence } = questionFor(type)
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
            change({ done })
          }}
        >
          {consequence}
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
      onClick={() => change({ done: 'joined' })}
      aria-label={`Join the Waiting List: ${type.name}`}
    >
      Join the Waiting List
    </Button>
  )
}

/** Asks for a ticket that needs approval. It stands in the form of an order: it is a part of it, but not sent with it. */
const Ask = ({ event, type }: WaitingPlaceProps) => {
  const [note, setNote] = useState('')
  const { change, isPending } = useWaiting(event, type.id)
  return (
    <>
      <TextArea
        id={`note-${type.id}`}
        name=""
        label="For our staff (optional)"
        hint="What they need to decide, such as your university or your chapter."
        rows={3}
        maxLength={WAITING_LIMITS.note}
        dir="auto"
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button
        isBusy={isPending}
        onClick={() => change({ done: 'asked', note })}
        aria-label={`Ask for This Ticket: ${type.name}`}
      >
        Ask for This Ticket
      </Button>
    </>
  )
}

/** Where the reader stands in the line for a type that is sold out or needs approval, and what can be done about it. */
export const WaitingPlace = ({ event, type, children }: WaitingPlaceProps) => {
  const { waiting, offer, canWait, waitingCount } = type
  const thing = thingOf(type)
  if (offer)
    return (
      <div className="grid justify-items-start gap-3 border-s-4 border-acacia bg-acacia-wash p-4">
        <p role="status" className="font-semibold">
          {waitingMessages.held(thing, `${formatDateTime(offer.until)} (${TIME_ZONE_NAME})`)}
        </p>
        <p>{type.needsApproval ? waitingMessages.heldForRequest : waitingMessages.heldExplained(thing)}</p>
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
          {type.needsApproval
            ? waitingMessages.isAsked
            : waitingMessages.position(waiting.position, waiting.count)}
        </p>
        <p>{type.needsApproval ? waitingMessages.isAskedExplained : waitingMessages.explained(thing)}</p>
        <GiveUp event={event} type={type} />
      </div>
    )
  if (!canWait) return null
  if (type.needsApproval)
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-ink-soft">{waitingMessages.askFirst}</p>
        <Ask event={event} type={type} />
      </div>
    )
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
