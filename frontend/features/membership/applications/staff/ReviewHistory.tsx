import { APPLICATION_STATUSES } from '../../../../../domain/membership/applications/choices.schema'
import { APPLIED_GRADES } from '../../../../../domain/membership/applications/upgrades/ladder.schema'
import type { ApplicationReview } from '../../../../../domain/membership/applications/review.schema'
import { RecordTimeline } from '../../../../components/record/RecordTimeline'
import { Link } from '../../../../components/ui/Link'
import { formatDate } from '../../../../lib/dates'
import { deskPaths } from '../../../../deskPaths'
import { ApplicationBadge } from './ApplicationBadge'

/** Who changed its status when, from what to what, and why. */
export const ReviewHistory = ({ createdAt, history }: Pick<ApplicationReview, 'createdAt' | 'history'>) => (
  <RecordTimeline
    events={[
      { at: createdAt, title: 'Received' },
      ...history.map(({ from, to, by, at, reason }) => ({
        at,
        by,
        title: `${APPLICATION_STATUSES[from]} → ${APPLICATION_STATUSES[to]}`,
        detail: reason && `“${reason}”`,
      })),
    ]}
  />
)

/** The person's other applications. */
export const OtherApplications = ({ others }: Pick<ApplicationReview, 'others'>) =>
  others.length === 0 ? (
    <p className="text-ink-soft">This person has sent no other application.</p>
  ) : (
    <ul className="border-b border-rule-strong">
      {others.map(({ id, membershipType, status, createdAt }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-4 border-t border-rule-strong py-1"
        >
          <Link to={deskPaths.application.build(id)} className="link inline-flex min-h-11 items-center">
            {APPLIED_GRADES[membershipType]}, {formatDate(createdAt)}
          </Link>
          <ApplicationBadge status={status} />
        </li>
      ))}
    </ul>
  )
