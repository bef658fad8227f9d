import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  RECIPIENT_STATES,
  REPORT_FIGURES,
  type ReportFigure,
  SKIP_REASONS,
} from '../../../../domain/messaging/mailings/mailingTexts.schema'
import { Button } from '../../../components/ui/Button'
import { Link } from '../../../components/ui/Link'
import { LoadFailure } from '../../../components/ui/LoadFailure'
import { Spinner } from '../../../components/ui/Spinner'
import { useApp } from '../../../lib/app'
import { deskPaths } from '../../../deskPaths'
import { peopleQuery } from './mailingQueries'

/** The people behind a figure of a report. */
export const PeopleList = ({ id, figure }: { id: string; figure: ReportFigure }) => {
  const [page, setPage] = useState(1)
  const { data, isPending, ...failure } = useQuery({
    ...peopleQuery(useApp(), id, figure, page),
    throwOnError: false,
  })
  if (isPending) return <Spinner label="Loading the people" />
  if (!data) return <LoadFailure title="Failed to load the people" {...failure} />
  return (
    <div className="grid gap-3">
      <h4 className="text-lg">{REPORT_FIGURES[figure]}</h4>
      {data.totalDocs === 0 && <p className="text-ink-soft">Nobody.</p>}
      <ul>
        {data.docs.map(({ id: row, user, name, to, state, skip, reason }) => (
          <li key={row} className="border-t border-rule py-2">
            <Link to={deskPaths.user.build(user)} className="link inline-flex min-h-11 items-center">
              <bdi>{name || to}</bdi>
            </Link>
            <span className="block break-all text-ink-soft">{to}</span>
            <span className="block break-words text-ink-soft">
              {skip ? SKIP_REASONS[skip] : RECIPIENT_STATES[state]}
              {reason && `: ${reason}`}
            </span>
          </li>
        ))}
      </ul>
      {data.totalPages > 1 && (
        <nav aria-label="Pages of people" className="flex flex-wrap items-center gap-3">
          <Button isUnavailable={page <= 1} onClick={() => setPage(page - 1)}>
            Previous<span className="sr-only"> people</span>
          </Button>
          <span className="tabular-nums">
            Page {page} of {data.totalPages}
          </span>
          <Button isUnavailable={page >= data.totalPages} onClick={() => setPage(page + 1)}>
            Next<span className="sr-only"> people</span>
          </Button>
        </nav>
      )}
    </div>
  )
}
