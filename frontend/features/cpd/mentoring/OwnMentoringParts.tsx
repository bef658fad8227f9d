import { Suspense, lazy, useState } from 'react'
import type {
  AskToAnswer,
  OwnMentorship,
  OwnRequest,
} from '../../../../domain/cpd/mentoring/mentoring.schema'
import { Badge } from '../../../components/ui/Badge'
import { Button } from '../../../components/ui/Button'
import { Disclosure } from '../../../components/ui/Disclosure'
import { Link } from '../../../components/ui/Link'
import { formatDate } from '../../../lib/dates'
import { mentoringMessages } from '../../../lib/messages/mentoringMessages'
import { paths } from '../../../paths'
import { AnswerForm } from './AnswerForm'
import { MentoringSummary } from './MentoringSummary'
import { RequestForm } from './RequestForm'
import { useMentoringAct } from './useMentoringAct'

/** Only who ends one needs it. */
const EndDialog = lazy(async () => ({ default: (await import('./EndDialog')).EndDialog }))

/** The mentorships that run, and how to write to the other person. */
export const Mentorships = ({ mentorships }: { mentorships: readonly OwnMentorship[] }) => {
  const [ending, setEnding] = useState<OwnMentorship>()
  return (
    <>
      <ul className="divide-y divide-rule-strong border-y border-rule-strong">
        {mentorships.map((mentorship) => (
          <li key={mentorship.id} className="grid gap-2 py-4">
            <h3 className="flex flex-wrap items-center gap-x-4 gap-y-1 text-lg break-words">
              <bdi>{mentorship.name}</bdi>
              <Badge tone="good">{mentorship.role === 'mentor' ? 'Your mentee' : 'Your mentor'}</Badge>
            </h3>
            <p className="text-ink-soft">Since {formatDate(mentorship.startedAt)}</p>
            <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
              {mentorship.profile && (
                <Link
                  to={paths.messages.build({ to: mentorship.profile })}
                  className="link inline-flex min-h-11 items-center font-semibold"
                >
                  Write to {mentorship.name}
                </Link>
              )}
              <Button tone="quiet" onClick={() => setEnding(mentorship)}>
                End<span className="sr-only"> the mentorship with {mentorship.name}</span>
              </Button>
            </p>
          </li>
        ))}
      </ul>
      {ending && (
        <Suspense>
          <EndDialog mentorship={ending} onClose={() => setEnding(undefined)} />
        </Suspense>
      )}
    </>
  )
}

/** Who asks the person to be their mentor. */
export const AsksToAnswer = ({ asks }: { asks: readonly AskToAnswer[] }) => (
  <ul className="divide-y divide-rule-strong border-y border-rule-strong">
    {asks.map((ask) => (
      <li key={ask.id} className="grid gap-3 py-4">
        <h3 className="text-lg break-words">
          <bdi>{ask.mentee}</bdi>
        </h3>
        <p className="text-ink-soft">
          {ask.isProposal ? 'Proposed by our staff' : 'Asks you'} since {formatDate(ask.askedAt)}
        </p>
        <MentoringSummary {...ask} />
        {ask.isAccepted ? (
          <p role="status" className="font-semibold">
            You have accepted. It begins when {ask.mentee} accepts too.
          </p>
        ) : (
          <AnswerForm id={ask.id} other={ask.mentee} />
        )}
      </li>
    ))}
  </ul>
)

/** The own request: where it stands, and what can be done about it. */
export const OwnRequestView = ({ request }: { request: OwnRequest }) => {
  const { act, busy } = useMentoringAct()
  const { mentor, askedAt, lastAnswer, needsOwnAnswer, isProposal, status } = request
  return (
    <div className="grid gap-4">
      {status === 'open' && lastAnswer && (
        <div className="max-w-text border-s-4 border-nile bg-nile-wash p-4">
          <p>
            <bdi className="font-semibold">{lastAnswer.name}</bdi>: {lastAnswer.reason}
          </p>
          {lastAnswer.word && (
            <p className="whitespace-pre-wrap break-words" dir="auto">
              {lastAnswer.word}
            </p>
          )}
        </div>
      )}
      {status === 'asked' && mentor && askedAt && (
        <p role="status" className="max-w-text">
          {isProposal ? 'Our staff propose ' : 'You asked '}
          <bdi className="font-semibold">{mentor}</bdi> on {formatDate(askedAt)}.{' '}
          {!needsOwnAnswer && 'Without an answer the request is free again after two weeks.'}
        </p>
      )}
      <MentoringSummary {...request} />
      {needsOwnAnswer && mentor && <AnswerForm id={request.id} other={mentor} />}
      <p>
        <Button
          isBusy={busy === 'withdraw'}
          onClick={() => void act('withdraw', 'request/withdraw', {}, mentoringMessages.requestWithdrawn)}
        >
          Withdraw Request
        </Button>
      </p>
      {status === 'open' && (
        <Disclosure title="Change the request">
          <RequestForm request={request} />
        </Disclosure>
      )}
    </div>
  )
}
