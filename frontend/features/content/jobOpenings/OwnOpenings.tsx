import { useState } from 'react'
import type { OwnOpening } from '../../../../domain/content/jobOpenings/jobOpenings.schema'
import { Button } from '../../../components/ui/Button'
import { Link } from '../../../components/ui/Link'
import { useApp } from '../../../lib/app'
import { formatDate, formatDay } from '../../../lib/dates'
import { errorText } from '../../../lib/errorText'
import { messages } from '../../../lib/messages/messages'
import { openingMessages } from '../../../lib/messages/openingMessages'
import { useToast } from '../../../lib/toasts'
import { paths } from '../../../paths'
import { OpeningBadge } from './OpeningBadge'
import { ownOpeningsQuery } from './ownOpeningsQuery'

const EndButton = ({ opening, to }: { opening: OwnOpening; to: 'closed' | 'withdrawn' }) => {
  const app = useApp()
  const toast = useToast()
  const [isAsked, setIsAsked] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const label = to === 'closed' ? 'Close' : 'Withdraw'
  const end = async (): Promise<void> => {
    setIsBusy(true)
    try {
      await app.api.post(`/job-openings/${opening.id}/end`, { to })
      toast({ tone: 'success', title: openingMessages[to] })
    } catch (error) {
      toast({
        tone: 'error',
        title: openingMessages.endFailed,
        description: errorText(error, messages.unexpected),
      })
    }
    await app.queryClient.invalidateQueries({ queryKey: ownOpeningsQuery(app).queryKey })
    setIsBusy(false)
    setIsAsked(false)
  }
  if (!isAsked)
    return (
      <Button onClick={() => setIsAsked(true)}>
        {label}
        <span className="sr-only"> {opening.title}</span>
      </Button>
    )
  return (
    <>
      <Button isBusy={isBusy} onClick={() => void end()}>
        Yes, {label}
      </Button>
      <Button disabled={isBusy} onClick={() => setIsAsked(false)}>
        Not Yet
      </Button>
    </>
  )
}

const changeLabel = ({ status, isOver }: OwnOpening): string => {
  if (status === 'submitted') return 'Correct'
  return status === 'published' && !isOver ? 'Change' : 'Submit for Another Term'
}

const Own = ({ opening }: { opening: OwnOpening }) => {
  const { id, slug, title, status, isOver, feedback, submittedAt, lastDay } = opening
  const isShown = status === 'published' && !isOver
  return (
    <li className="grid gap-3 py-4">
      <h3 className="text-lg break-words">
        {isShown ? (
          <Link to={paths.opening.build(slug)} className="link">
            <bdi>{title}</bdi>
          </Link>
        ) : (
          <bdi>{title}</bdi>
        )}
      </h3>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft">
        <OpeningBadge status={status} isOver={isOver} />
        <span>Submitted {formatDate(submittedAt)}</span>
        <span>Last day {formatDay(lastDay)}</span>
      </p>
      {feedback && (
        <p className="border-s-4 border-nile ps-4 whitespace-pre-wrap break-words" dir="auto">
          {feedback}
        </p>
      )}
      <p className="flex flex-wrap items-center gap-3">
        <Link
          to={paths.submitOpening.build({ opening: id })}
          className="link inline-flex min-h-11 items-center font-semibold"
        >
          {changeLabel(opening)}
          <span className="sr-only">: {title}</span>
        </Link>
        {isShown && <EndButton opening={opening} to="closed" />}
        {status === 'submitted' && <EndButton opening={opening} to="withdrawn" />}
      </p>
    </li>
  )
}

/** What the signed-in person has submitted, and what became of it. */
export const OwnOpenings = ({ openings }: { openings: readonly OwnOpening[] }) =>
  openings.length === 0 ? (
    <p className="text-ink-soft">{openingMessages.none}</p>
  ) : (
    <ul className="divide-y divide-rule-strong border-y border-rule-strong">
      {openings.map((opening) => (
        <Own key={opening.id} opening={opening} />
      ))}
    </ul>
  )
