import type { ReactNode } from 'react'
import { REGION_LABELS, handlesMemberships } from '../../../../../collections/access/roles'
import { decidesApplications } from '../../../../../collections/access/regionPolicies.schema'
import type { ApplicationReview } from '../../../../../domain/membership/applications/review.schema'
import { GRADES } from '../../../../../domain/membership/memberships/grades.schema'
import { NOT_LINKED } from '../../../../../domain/membership/applications/decisionRules.schema'
import { Link } from '../../../../components/ui/Link'
import { PanelLink } from '../../../../components/ui/PanelLink'
import { formatDate } from '../../../../lib/dates'
import { useSession } from '../../../../lib/session/useSession'
import { paths } from '../../../../paths'
import { ApplicationBadge } from './ApplicationBadge'
import { ReviewComments } from './ReviewComments'
import { EndorsementList, ReviewDocuments } from './ReviewEvidence'
import { ReviewFacts } from './ReviewFacts'
import { OtherApplications, ReviewHistory } from './ReviewHistory'
import { StatusSelect } from './StatusSelect'
import { useReviewDecision } from './useReviewDecision'

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="mb-3 text-lg">{title}</h3>
    {children}
  </section>
)

/** An application with everything a reviewer needs beside it. Source: spec.md section 2, "application detail view". */
export const ReviewView = ({ review }: { review: ApplicationReview }) => {
  const { id, form, status, region, createdAt, feedback, account, history, comments, others, previousGrade } =
    review
  const { sponsors, sponsorsNeeded } = review
  const confirmed = sponsors.filter((sponsor) => sponsor.status === 'confirmed').length
  const { user } = useSession()
  const isOfAll = handlesMemberships(user)
  const isOwn = user !== null && account?.id === user.id
  const canDecide = decidesApplications(user) && !isOwn
  const seesEvidence = canDecide || isOfAll
  const { mutate } = useReviewDecision(id)
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <header className="grid gap-4 lg:col-span-2">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <h2 className="text-2xl break-words">
            <bdi>{form.fullName}</bdi>
          </h2>
          <ApplicationBadge status={status} />
        </div>
        <p className="text-ink-soft">
          Received {formatDate(createdAt)} · {region ? REGION_LABELS[region] : 'No region'}
          {previousGrade && ` · Change of grade from ${GRADES[previousGrade]}`}
          {account?.membershipNumber && <span className="tabular-nums"> · {account.membershipNumber}</span>}
          {account && isOfAll && (
            <>
              {' · '}
              <Link
                to={paths.admin.user.build(account.id)}
                className="link inline-flex min-h-11 items-center"
              >
                Account
              </Link>
            </>
          )}
          {' · '}
          <PanelLink collection="applications" id={id} />
        </p>
        {!account && (
          <p className="border-s-4 border-laterite bg-laterite-wash p-4 font-semibold">{NOT_LINKED}</p>
        )}
        {isOwn && (
          <p className="border-s-4 border-laterite bg-laterite-wash p-4 font-semibold">
            This is your own application. A colleague decides it.
          </p>
        )}
        {canDecide && (
          <div className="flex flex-wrap items-center gap-3 print:hidden">
            <span aria-hidden="true" className="font-semibold">
              Status
            </span>
            <div className="min-w-52">
              <StatusSelect
                id={id}
                name={form.fullName}
                status={status}
                sponsorsMissing={Math.max(sponsorsNeeded - confirmed, 0)}
                onDecide={mutate}
              />
            </div>
          </div>
        )}
        {feedback && (
          <div className="max-w-text">
            <p className="font-semibold">Feedback to the applicant</p>
            <p className="border-s border-edge ps-4 whitespace-pre-wrap break-words" dir="auto">
              {feedback}
            </p>
          </div>
        )}
      </header>
      <ReviewFacts form={form} />
      <div className="grid content-start gap-10">
        {seesEvidence && (
          <Part title="Documents">
            <ReviewDocuments {...review} />
          </Part>
        )}
        {seesEvidence && sponsorsNeeded + sponsors.length > 0 && (
          <Part title={`Sponsors (${confirmed} of ${sponsorsNeeded} confirmed)`}>
            <EndorsementList endorsements={sponsors} />
            {sponsors.length === 0 && <p className="text-ink-soft">Nobody has been named</p>}
          </Part>
        )}
        <Part title="History">
          <ReviewHistory createdAt={createdAt} history={history} />
        </Part>
        <Part title="Comments">
          <ReviewComments id={id} comments={comments} />
        </Part>
        <Part title="Other applications of this person">
          <OtherApplications others={others} />
        </Part>
      </div>
    </div>
  )
}
