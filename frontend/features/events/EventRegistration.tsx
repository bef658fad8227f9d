import { lazy, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { AfterHydration } from '../../components/ui/AfterHydration'
import { isPastEvent } from '../../../domain/events/eventTime.schema'
import { ButtonLink } from '../../components/ui/Button'
import { useApp } from '../../lib/app'
import { dropSentForm, sentFormOf } from '../../lib/plainForms'
import { paths } from '../../paths'
import { CancelQuestion } from './CancelQuestion'
import { CANCEL } from './cancelQuery'
import { RegistrationButton, type RegistrationButtonProps } from './RegistrationButton'

/** For events that are full. */
const SeatWaiting = lazy(async () => ({ default: (await import('./SeatWaiting')).SeatWaiting }))

/** Registration on the event's own page, which also answers what was sent without JavaScript. */
export const EventRegistration = (props: Omit<RegistrationButtonProps, 'isMain'>) => {
  const app = useApp()
  const isAsked = useSearchParams()[0].has(CANCEL)
  const { isRegistered, isFull, hasTickets, isPending, cancel } = props.registering
  const canWait = isFull && !isRegistered && !hasTickets && !props.event.isCancelled
  const [refused] = useState(() => sentFormOf(app, ['register', 'cancel-registration']))
  useEffect(() => {
    if (refused) dropSentForm(app)
  }, [app, refused])
  return (
    <>
      {refused && (
        <p role="alert" className="border-2 border-laterite bg-laterite-wash p-4 font-semibold">
          {refused.errors[0]?.message}
        </p>
      )}
      {isAsked && isRegistered ? (
        <CancelQuestion event={props.event} isPending={isPending} onCancel={cancel} />
      ) : (
        <RegistrationButton {...props} isMain />
      )}
      {isRegistered && hasTickets && !isPastEvent(props.event, props.now) && !props.event.isCancelled && (
        <p>
          <ButtonLink to={paths.eventTickets.build(props.event.slug)}>More Tickets</ButtonLink>
        </p>
      )}
      {canWait && (
        <AfterHydration>
          <SeatWaiting event={props.event} registering={props.registering} />
        </AfterHydration>
      )}
    </>
  )
}
