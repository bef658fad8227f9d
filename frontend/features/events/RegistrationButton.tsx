import type { Event } from '../../../payload-types'
import { Button } from '../../components/ui/Button'
import { isOver } from './eventStates'
import type { Registering } from './useRegistration'

export interface RegistrationButtonProps {
  event: Event
  registering: Registering
  now: number
  /** Id of the event's title, which tells those who hear the button out of its place what it is about. */
  titleId: string
}

/**
 * The one thing to do about an event: always the same button, so that the focus stays where it is when what it does
 * changes.
 */
export const RegistrationButton = ({ event, registering, now, titleId }: RegistrationButtonProps) => {
  const { isRegistered, isFull, isPending, register, cancel } = registering
  const isClosed = isOver(event, now) || Boolean(event.isCancelled)
  if (isClosed && !(isRegistered && event.isCancelled)) return null
  const isUnavailable = isFull && !isRegistered
  const label = isRegistered ? 'Cancel Registration' : isFull ? 'Event Full' : 'Register Now'
  return (
    <Button tone={isRegistered || isUnavailable ? 'plain' : 'main'} isBusy={isPending} isUnavailable={isUnavailable} onClick={isRegistered ? cancel : register} aria-describedby={titleId}>
      {label}
    </Button>
  )
}
