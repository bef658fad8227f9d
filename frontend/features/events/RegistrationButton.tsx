import type { Event } from '../../../payload-types'
import { Button } from '../../components/ui/Button'
import { isOver } from './eventStates'
import type { Registering } from './useRegistration'

export interface RegistrationButtonProps {
  event: Event
  registering: Registering
  now: number
}

/**
 * The one thing to do about an event: always the same button, so that the focus stays where it is when what it does
 * changes. It says which event it is about to those who hear it out of its place.
 */
export const RegistrationButton = ({ event, registering, now }: RegistrationButtonProps) => {
  const { isRegistered, isFull, isPending, register, cancel } = registering
  const isClosed = isOver(event, now) || Boolean(event.isCancelled)
  if (isClosed && !(isRegistered && event.isCancelled)) return null
  const isUnavailable = isFull && !isRegistered
  const label = isRegistered ? 'Cancel Registration' : isFull ? 'Event Full' : 'Register Now'
  return (
    <Button tone={isRegistered || isUnavailable ? 'plain' : 'main'} isBusy={isPending} isUnavailable={isUnavailable} onClick={isRegistered ? cancel : register}>
      {label}
      <span className="sr-only">: {event.title}</span>
    </Button>
  )
}
