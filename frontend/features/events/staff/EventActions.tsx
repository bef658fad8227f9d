import { useState } from 'react'
import type { EventDetail } from '../../../../domain/events/events.schema'
import { Button, ButtonLink } from '../../../components/ui/Button'
import { Dialog } from '../../../components/ui/Dialog'
import { paths } from '../../../paths'
import { DeleteEvent } from './DeleteEvent'
import { type StatusStep, useEventStatus } from './useEventStatus'

interface Question {
  title: string
  text: string
  label: string
  back: string
}

const peopleOf = (count: number): string =>
  count === 1
    ? 'One person is registered and will be'
    : `${count.toLocaleString('en-GB')} people are registered and will be`

/** What is asked before a step, which reaches people. */
const questionOf = (step: StatusStep, registered: number): Question => {
  const told =
    registered === 0 ? 'Nobody is registered.' : `${peopleOf(registered)} notified by email immediately.`
  if (step === 'publish')
    return {
      title: 'Publish this event?',
      text: 'Everyone will see it on the site, and members can register.',
      label: 'Publish Event',
      back: 'Not yet',
    }
  if (step === 'cancel')
    return {
      title: 'Cancel this event?',
      text: `${told} The event stays on the site, marked as cancelled.`,
      label: 'Cancel Event',
      back: 'Keep it',
    }
  return {
    title: 'Reinstate this event?',
    text: `${told} Members can register again.`,
    label: 'Reinstate Event',
    back: 'Keep It Cancelled',
  }
}

/** What is done with an event by who manages it. */
export const EventActions = ({ event }: { event: EventDetail }) => {
  const { id, slug, status, isOver, registered } = event
  const [asked, setAsked] = useState<StatusStep>()
  const { mutate, isPending } = useEventStatus(event)
  const step: StatusStep = status === 'draft' ? 'publish' : status === 'published' ? 'cancel' : 'restore'
  const question = questionOf(asked ?? step, registered)
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <ButtonLink to={paths.admin.editEvent.build(id)} tone={status === 'draft' ? 'plain' : 'main'}>
        Edit Event
      </ButtonLink>
      {(status === 'draft' || !isOver) && (
        <Button
          tone={status === 'draft' ? 'main' : 'plain'}
          isBusy={isPending}
          onClick={() => setAsked(step)}
        >
          {questionOf(step, registered).label}
        </Button>
      )}
      {status !== 'draft' && <ButtonLink to={paths.event.build(slug)}>See It on the Site</ButtonLink>}
      <DeleteEvent event={event} />
      <Dialog title={question.title} isOpen={asked !== undefined} onClose={() => setAsked(undefined)}>
        <p>{question.text}</p>
        <p className="mt-6 flex flex-wrap gap-3">
          <Button
            tone={asked === 'cancel' ? 'plain' : 'main'}
            onClick={() => {
              if (asked) mutate(asked)
              setAsked(undefined)
            }}
          >
            {question.label}
          </Button>
          <Button tone={asked === 'cancel' ? 'main' : 'plain'} onClick={() => setAsked(undefined)}>
            {question.back}
          </Button>
        </p>
      </Dialog>
    </div>
  )
}
