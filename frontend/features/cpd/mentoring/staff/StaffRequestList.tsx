import { useSuspenseQuery } from '@tanstack/react-query'
import type { StaffRequest } from '../../../../../domain/cpd/mentoring/mentoring.schema'
import { MENTORSHIP_ENDS, REQUEST_STATUSES } from '../../../../../domain/cpd/mentoring/mentoringTexts.schema'
import { Badge } from '../../../../components/ui/Badge'
import { Button } from '../../../../components/ui/Button'
import { EmptyState } from '../../../../components/ui/EmptyState'
import { Link } from '../../../../components/ui/Link'
import { Pager } from '../../../../components/ui/Pager'
import { useApp } from '../../../../lib/app'
import { formatDate } from '../../../../lib/dates'
import { mentoringMessages } from '../../../../lib/messages/mentoringMessages'
import { deskPaths } from '../../../../deskPaths'
import { MentoringSummary } from '../MentoringSummary'
import { useMentoringAct } from '../useMentoringAct'
import { staffRequestsQuery } from './staffMentoringQueries'

const Suggestions = ({ request }: { request: StaffRequest }) => {
  const { act, busy } = useMentoringAct()
  const { id, mentee, suggestions } = request
  if (suggestions.length === 0)
    return <p className="text-ink-soft">No mentor with a free place suits this request at the moment.</p>
  return (
    <ol className="grid gap-4" aria-label={`Mentors for ${mentee.name}`}>
      {suggestions.map(({ offer, name, reasons }) => (
        <li key={offer} className="grid gap-1 border-s-4 border-rule-strong ps-4">
          <p className="font-semibold break-words">
            <bdi>{name}</bdi>
          </p>
          <p className="text-ink-soft">{reasons.join(' · ')}</p>
          <p>
            <Button
              isBusy={busy === `${id} ${offer}`}
              onClick={() =>
                void act(`${id} ${offer}`, `requests/${id}/proposal`, { offer }, mentoringMessages.proposed)
              }
            >
              Propose
              <span className="sr-only">
                {' '}
                {name} to {mentee.name}
              </span>
            </Button>
          </p>
        </li>
      ))}
    </ol>
  )
}

const Row = ({ request }: { request: StaffRequest }) => {
  const { mentee, status, createdAt, mentor, askedAt, isProposal } = request
  return (
    <li className="grid gap-3 border-t border-rule-strong py-6">
      <h3 className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xl break-words">
        <Link to={deskPaths.user.build(mentee.id)} className="link">
          <bdi>{mentee.name}</bdi>
        </Link>
        <Badge tone={status === 'open' ? 'warning' : 'place'}>{REQUEST_STATUSES[status]}</Badge>
      </h3>
      <p className="text-ink-soft">Since {formatDate(createdAt)}</p>
      <MentoringSummary {...request} />
      {status === 'asked' && mentor && askedAt ? (
        <p>
          {isProposal ? 'Proposed: ' : 'Asked: '}
          <bdi className="font-semibold">{mentor}</bdi>, {formatDate(askedAt)}
        </p>
      ) : (
        <Suggestions request={request} />
      )}
    </li>
  )
}

/** The open requests, the oldest first, with the mentors who suit them; and the mentorships that ended last. */
export const StaffRequestList = ({ page }: { page: number }) => {
  const { data } = useSuspenseQuery(staffRequestsQuery(useApp(), page))
  return (
    <div className="grid gap-10">
      <section aria-labelledby="requests-title">
        <h2 id="requests-title" className="mb-2 text-2xl">
          Requests
        </h2>
        <p className="mb-4 text-ink-soft tabular-nums">
          {data.totalDocs} open · {data.running} {data.running === 1 ? 'mentorship runs' : 'mentorships run'}
        </p>
        {data.docs.length === 0 ? (
          <EmptyState title="Nobody is looking for a mentor" />
        ) : (
          <ul>
            {data.docs.map((request) => (
              <Row key={request.id} request={request} />
            ))}
          </ul>
        )}
        <Pager
          page={data.page}
          pages={data.totalPages}
          to={(to) => `${deskPaths.mentoring.path}?page=${to}`}
        />
      </section>
      {data.ended.length > 0 && (
        <section aria-labelledby="ended-title">
          <h2 id="ended-title" className="mb-2 text-2xl">
            Recently ended
          </h2>
          <ul className="divide-y divide-rule-strong border-y border-rule-strong">
            {data.ended.map(({ id, mentor, mentee, startedAt, endedAt, endedBy, word }) => (
              <li key={id} className="grid gap-1 py-3">
                <p className="break-words">
                  <bdi>{mentor}</bdi> and <bdi>{mentee}</bdi>, {formatDate(startedAt)} to{' '}
                  {formatDate(endedAt)}. {MENTORSHIP_ENDS[endedBy]}
                </p>
                {word && (
                  <p
                    className="max-w-text border-s-4 border-nile ps-4 whitespace-pre-wrap break-words"
                    dir="auto"
                  >
                    {word}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
