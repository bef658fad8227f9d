import { type ReactNode, useState } from 'react'
import type { EventDetail } from '../../../../domain/events/events.schema'
import { Button, ButtonLink } from '../../../components/ui/Button'
import { Dialog } from '../../../components/ui/Dialog'
import { deskPaths } from '../../../deskPaths'
import { MoreItem } from '../../../components/record/MoreMenu'
import { CopyEventDialog } from './CopyEventDialog'
import { DeleteEventDialog } from './DeleteEventDialog'
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
      text: 'Everyone will see it on the site, and people can register or get tickets.',
      label: 'Publish Event',
      back: 'Not yet',
    }
  if (step === 'cancel')
    return {
      title: 'Cancel this event?',
      text: `${told} The event stays on the site, marked as cancelled. If tickets were sold, all orders are cancelled, and what was paid is kept as the buyers’ credit. Reinstating the event does not bring orders back.`,
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

/** What is likely next for an event, and the rest in a menu; the dialogs behind them. */
export const useEventActions = (
  event: EventDetail,
): { actions: ReactNode; more: ReactNode; dialogs: ReactNode } => {
  const { id, status, isOver, registered } = event
  const [asked, setAsked] = useState<StatusStep>()
  const [isDeleting, setDeleting] = useState(false)
  const [isCopying, setCopying] = useState(false)
  const { mutate, isPending } = useEventStatus(event)
  const step: StatusStep = status === 'draft' ? 'publish' : status === 'published' ? 'cancel' : 'restore'
  const question = questionOf(asked ?? step, registered)
  const isDraft = status === 'draft'
  return {
    actions: (
      <>
        {isDraft && (
          <Button tone="main" isBusy={isPending} onClick={() => setAsked(step)}>
            {questionOf(step, registered).label}
          </Button>
        )}
        {status === 'published' && isOver && (
          <ButtonLink to={deskPaths.eventAttendance.build(id)} tone="main">
            Attendance
          </ButtonLink>
        )}
        <ButtonLink to={deskPaths.editEvent.build(id)} tone={isDraft || isOver ? 'plain' : 'main'}>
          Edit Event
        </ButtonLink>
      </>
    ),
    more: (
      <>
        <MoreItem onSelect={() => setCopying(true)}>Copy Event</MoreItem>
        {!isDraft && !isOver && (
          <MoreItem isDangerous={step === 'cancel'} onSelect={() => setAsked(step)}>
            {questionOf(step, registered).label}
          </MoreItem>
        )}
        <MoreItem isDangerous onSelect={() => setDeleting(true)}>
          Delete Event
        </MoreItem>
      </>
    ),
    dialogs: (
      <>
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
        {isCopying && <CopyEventDialog event={event} onClose={() => setCopying(false)} />}
        {isDeleting && <DeleteEventDialog event={event} onClose={() => setDeleting(false)} />}
      </>
    ),
  }
}
