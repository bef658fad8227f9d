import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../components/ui/Button'
import { Skeleton } from '../../../components/ui/Skeleton'
import { bringIntoView } from '../../../lib/bringIntoView'
import { DoorAnswer } from './DoorAnswer'
import { DoorScanner } from './DoorScanner'
import { DoorSearch } from './DoorSearch'
import { DoorConflicts, DoorStanding } from './DoorStanding'
import { DoorWalkIn } from './DoorWalkIn'
import { textOf } from './doorTexts'
import { closedUntil, lateJudgement } from './judge'
import { useAnswer } from './useAnswer'
import { type Door, useDoor } from './useDoor'

const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`)

/** Where there is nothing to let people in by, and why. */
const Closed = ({ door: { state, device } }: { door: Door }) => {
  switch (state.phase) {
    case 'no_pass':
      return <p>Open the link to the door that you were given. It holds your right to work here.</p>
    case 'unreadable':
      return (
        <p>
          This phone could not read what it keeps. Please load this page again. If that does not help, ask the
          organiser for a new link.
        </p>
      )
    case 'elsewhere':
      return (
        <p>
          This door is open in another tab of this device. Go on there, or close it and load this page again.
        </p>
      )
    case 'needs_line':
      return (
        <>
          <p>
            The list of tickets has to be read once with a connection. Afterwards the door works without one.
          </p>
          <p>
            <Button tone="main" onClick={() => void device.refresh()}>
              Try Again
            </Button>
          </p>
        </>
      )
    case 'ended':
      return (
        <>
          <p>Your right to work at this door has ended. The list of tickets was deleted from this device.</p>
          {state.unsent > 0 && (
            <p role="alert" className="border-s-4 border-amber bg-amber-wash p-4">
              {people(state.unsent)} let in by this device could not be sent yet. Keep this page, and ask the
              organiser for a new link to this door: opened on this device, it sends them.
            </p>
          )}
        </>
      )
    default:
      return <Skeleton className="h-40" />
  }
}

const Open = ({ door }: { door: Door }) => {
  const answers = useAnswer(door.device)
  const { known } = door.state
  const { shown } = answers
  const [sought, setSought] = useState('')
  const searchId = useId()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (shown?.isScanned) box.current?.scrollIntoView({ block: 'nearest' })
    else if (shown) bringIntoView(box.current)
  }, [shown])
  if (!known) return null
  // another door may have been first, or the ticket cancelled just now
  const late = shown?.id && shown.key ? lateJudgement(known, shown.id, shown.key) : undefined
  const close = (): void => {
    answers.close()
    if (sought === '') return
    setSought('')
    document.getElementById(searchId)?.focus()
  }
  return (
    <>
      <DoorStanding door={door} />
      {shown && (
        <DoorAnswer
          ref={box}
          text={late ? textOf(late) : shown.text}
          name={shown.entry?.name || null}
          type={shown.entry?.type ?? null}
          notes={shown.entry?.notes}
          onClose={close}
        >
          {shown.key && <Button onClick={() => void answers.undo()}>Undo</Button>}
          {shown.isOpen && (
            <Button
              tone={shown.text.tone === 'plain' ? 'main' : 'plain'}
              onClick={() => void answers.letIn()}
            >
              {shown.text.tone === 'plain' ? 'Let In' : 'Let In All the Same'}
            </Button>
          )}
        </DoorAnswer>
      )}
      <DoorScanner onCode={(code) => void answers.scan(code)} />
      <DoorSearch
        id={searchId}
        known={known}
        text={sought}
        onText={setSought}
        onOpen={answers.open}
        onNobody={answers.close}
        onCode={(code) => void answers.scan(code)}
      />
      {!closedUntil(known) && <DoorWalkIn onLetIn={answers.letWalkIn} />}
      <DoorConflicts door={door} />
    </>
  )
}

/** The door of an event, on the phone of whoever has its link. Source: issue 34, part 6. */
export const DoorView = ({ eventId }: { eventId: string }) => {
  const door = useDoor(eventId)
  const list = door?.state.known?.list
  return (
    <div className="wrap grid max-w-text grid-cols-[minmax(0,1fr)] gap-6 py-6 pb-section">
      <h1 className="text-2xl wrap-anywhere">
        {list ? (
          <>
            Door: <bdi>{list.event.title}</bdi>
            {list.scope && <bdi className="block text-xl">{list.scope}</bdi>}
          </>
        ) : (
          'The door of an event'
        )}
      </h1>
      {!door && (
        <>
          <Skeleton className="h-40" />
          <noscript>
            <p>The door needs JavaScript. Please switch it on for this site.</p>
          </noscript>
        </>
      )}
      {door && (door.state.phase === 'open' ? <Open door={door} /> : <Closed door={door} />)}
    </div>
  )
}
