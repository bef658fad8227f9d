import { useSuspenseQuery } from '@tanstack/react-query'
import { SubmissionBadge } from '../../../components/upload/SubmissionBadge'
import { PageIcon } from '../../../components/ui/PageIcon'
import { useApp } from '../../../lib/app'
import { formatDate } from '../../../lib/dates'
import { uploadMessages } from '../../../lib/messages/uploadMessages'
import { ownSubmissionsQuery } from './submissionQueries'

/** What the signed-in person sent in, and what became of it. */
export const OwnSubmissions = () => {
  const { data: papers } = useSuspenseQuery(ownSubmissionsQuery(useApp()))
  if (papers.length === 0) return <p className="text-ink-soft">{uploadMessages.noPapers}</p>
  return (
    <ul className="divide-y divide-rule-strong border-y border-rule-strong">
      {papers.map(({ id, title, division, event, status, feedback, createdAt }) => (
        <li key={id} className="grid gap-2 py-4">
          <h3 className="text-lg">
            <bdi>{title}</bdi>
          </h3>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft">
            <SubmissionBadge status={status} />
            <time dateTime={createdAt}>{formatDate(createdAt)}</time>
            {division && <span>{division}</span>}
            {event && <bdi>{event.title}</bdi>}
          </p>
          {feedback && (
            <p className="border-s-4 border-nile ps-4 whitespace-pre-wrap" dir="auto">
              {feedback}
            </p>
          )}
          <p>
            <a
              href={`/api/submissions/${id}/file`}
              target="_blank"
              rel="noopener"
              className="link inline-flex min-h-11 items-center gap-2 font-semibold"
            >
              <PageIcon name="download" />
              <span>
                Open the PDF<span className="sr-only"> of {title}</span>
              </span>
            </a>
          </p>
        </li>
      ))}
    </ul>
  )
}
