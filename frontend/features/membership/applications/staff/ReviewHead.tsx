import { Suspense, lazy, useState } from 'react'
import { REGION_LABELS, handlesMemberships } from '../../../../../collections/access/roles'
import { OPEN_STATUSES } from '../../../../../domain/membership/applications/choices.schema'
import type { ApplicationReview } from '../../../../../domain/membership/applications/review.schema'
import { APPLIED_GRADES } from '../../../../../domain/membership/applications/upgrades/ladder.schema'
import { GRADES } from '../../../../../domain/membership/memberships/grades.schema'
import { MoreItem } from '../../../../components/record/MoreMenu'
import { RecordHead } from '../../../../components/record/RecordHead'
import { Button } from '../../../../components/ui/Button'
import { useApp } from '../../../../lib/app'
import { formatDate } from '../../../../lib/dates'
import { useSession } from '../../../../lib/session/useSession'
import { deskPaths } from '../../../../deskPaths'
import { paths } from '../../../../paths'
import { ApplicationBadge } from './ApplicationBadge'
import { StatusSelect } from './StatusSelect'
import { applicationStanding } from './applicationStanding'
import { useReviewDecision } from './useReviewDecision'
import { useStatusChoice } from './useStatusChoice'

/** Loaded when somebody asks. */
const RequestDocumentsDialog = lazy(async () => ({
  default: (await import('./RequestDocumentsDialog')).RequestDocumentsDialog,
}))

/** What is likely next while an application is open. */
const NEXT = {
  pending: { to: 'under_review', label: 'Start Review' },
  under_review: { to: 'approved', label: 'Approve' },
} as const

export interface ReviewHeadProps {
  review: ApplicationReview
  canDecide: boolean
  /** Whether documents and sponsors are shown to the reader. */
  seesEvidence: boolean
}

/** Who applies for what, how the application stands, and what is decided about it. */
export const ReviewHead = ({ review, canDecide, seesEvidence }: ReviewHeadProps) => {
  const { id, form, status, region, createdAt, account, previousGrade, sponsors, sponsorsNeeded } = review
  const { renderedAt } = useApp()
  const seesAccount = handlesMemberships(useSession().user) && account !== null
  const { mutate } = useReviewDecision(id)
  const [isAsking, setAsking] = useState(false)
  const confirmed = sponsors.filter((sponsor) => sponsor.status === 'confirmed').length
  const choice = {
    id,
    name: form.fullName,
    status,
    sponsorsMissing: Math.max(sponsorsNeeded - confirmed, 0),
    onDecide: mutate,
  }
  const { choose, question } = useStatusChoice(choice)
  const isOpen = OPEN_STATUSES.some((one) => one === status)
  const next = status === 'pending' || status === 'under_review' ? NEXT[status] : undefined
  return (
    <RecordHead
      name={form.fullName}
      badges={<ApplicationBadge status={status} />}
      facts={
        <p>
          {APPLIED_GRADES[form.membershipType]}
          {previousGrade && `, change of grade from ${GRADES[previousGrade]}`}
          {` · ${region ? REGION_LABELS[region] : 'No region'} · Received ${formatDate(createdAt)}`}
          {account?.membershipNumber && <span className="tabular-nums"> · {account.membershipNumber}</span>}
        </p>
      }
      standing={applicationStanding(review, { seesEvidence, now: new Date(renderedAt).getTime() })}
      actions={
        canDecide && (
          <>
            {next && account && (
              <Button tone="main" onClick={() => choose(next.to)}>
                {next.label}
              </Button>
            )}
            <span className="w-48">
              <StatusSelect {...choice} />
            </span>
          </>
        )
      }
      more={
        <>
          {canDecide && isOpen && account && (
            <MoreItem onSelect={() => setAsking(true)}>Ask for Documents</MoreItem>
          )}
          {seesAccount && <MoreItem to={deskPaths.user.build(account.id)}>Account</MoreItem>}
          <MoreItem href={paths.cms.record('applications', id)}>Open in the content panel</MoreItem>
          {canDecide && isOpen && account && (
            <MoreItem isDangerous onSelect={() => choose('rejected')}>
              Reject
            </MoreItem>
          )}
        </>
      }
    >
      {question}
      {isAsking && (
        <Suspense>
          <RequestDocumentsDialog review={review} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </RecordHead>
  )
}
