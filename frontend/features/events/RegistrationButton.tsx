import { type SubmitEvent, Suspense, lazy, useEffect, useRef, useState } from 'react'
import type { Event } from '../../../payload-types'
import { Button, ButtonLink } from '../../components/ui/Button'
import { Icon } from '../../components/ui/Icon'
import { eventMessages } from '../../lib/messages/eventMessages'
import { paths } from '../../paths'
import { isPastEvent } from '../../../domain/events/eventTime.schema'
import { CANCEL } from './cancelQuery'
import { registrationAction } from './registrationAction'
import type { Registering } from './useRegistration'

const submitTo =
  (act: () => void) =>
  (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    act()
  }

/** Only who is registered needs it. */
const CancelDialog = lazy(async () => ({ default: (await import('./CancelDialog')).CancelDialog }))

export interface RegistrationButtonProps {
  event: Event
  registering: Registering
  now: number
  /** Id of the event's title, which tells those who hear the button out of its place what it is about. */
  titleId: string
  /** Whether it is what the page is for, or one of many in a list. */
  isMain?: boolean
}

/**
 * The one thing to do about an event. Whoever presses Register Now again and again, on a slow line, presses
 * what says that they are registered: Cancel Registration stands at the other end of the row, and asks first.
 * Without JavaScript the event's page does both.
 */
export const RegistrationButton = ({
  event,
  registering,
  now,
  titleId,
  isMain = false,
}: RegistrationButtonProps) => {
  const { isRegistered, isFull, isPending, hasTickets, register, cancel } = registering
  const [isAsking, setIsAsking] = useState(false)
  const row = useRef<HTMLDivElement>(null)
  const was = useRef(isRegistered)
  useEffect(() => {
    if (was.current === isRegistered) return
    was.current = isRegistered
    // the button that was pressed is gone, and the focus with it
    if (document.activeElement === document.body)
      row.current?.querySelector<HTMLElement>('button, [tabindex]')?.focus()
  }, [isRegistered])
  const isClosed = isPastEvent(event, now) || Boolean(event.isCancelled)
  if (isClosed && !(isRegistered && event.isCancelled)) return null
  const isUnavailable = isFull && !isRegistered
  return (
    <div ref={row} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      {isRegistered ? (
        <p tabIndex={-1} className="flex min-h-11 items-center gap-2 font-semibold text-acacia">
          <Icon name="check" />
          {eventMessages.isRegistered}
        </p>
      ) : hasTickets && !isFull ? (
        <ButtonLink
          to={paths.eventTickets.build(event.slug)}
          tone={isMain ? 'main' : 'plain'}
          aria-describedby={titleId}
        >
          Get Tickets
        </ButtonLink>
      ) : (
        <form method="post" action={registrationAction(event, 'register')} onSubmit={submitTo(register)}>
          <Button
            type="submit"
            tone={isMain && !isUnavailable ? 'main' : 'plain'}
            isBusy={isPending}
            isUnavailable={isUnavailable}
            aria-describedby={titleId}
          >
            {isFull ? 'Event Full' : 'Register Now'}
          </Button>
        </form>
      )}
      {isRegistered && hasTickets && (
        <ButtonLink to={paths.tickets.build()} className="ms-auto" aria-describedby={titleId}>
          My Tickets
        </ButtonLink>
      )}
      {isRegistered && !hasTickets && (
        <form
          action={paths.event.build(event.slug)}
          className="ms-auto"
          onSubmit={submitTo(() => setIsAsking(true))}
        >
          <Button type="submit" name={CANCEL} value="yes" isBusy={isPending} aria-describedby={titleId}>
            Cancel Registration
          </Button>
        </form>
      )}
      {isAsking && (
        <Suspense>
          <CancelDialog
            title={event.title}
            onClose={() => setIsAsking(false)}
            onCancel={() => {
              setIsAsking(false)
              cancel()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
